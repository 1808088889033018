import { type AccountId, formatMoney, type JournalLine } from '@handset/domain';
import type { ShopReader } from '../database/HandsetDatabase.ts';

/** The movements of every entry of a shop, by its number. */
export type LinesByEntry = ReadonlyMap<number, JournalLine[]>;

/** Proves one part of what a shop keeps against its books: a sentence for each thing that does not hold. */
export type Proof = (
  shop: ShopReader,
  lines: LinesByEntry,
  balances: ReadonlyMap<AccountId, number>,
) => Promise<string[]>;

/** Says what should come to another amount than it does; nothing when it is right. */
export function equals(what: string, found: number, expected: number): string[] {
  return found === expected
    ? []
    : [`${what} should come to ${formatMoney(expected)}, but is ${formatMoney(found)}`];
}

import { type AccountId, formatMoney, type JournalLine, type Leg, paymentLegs } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import type { JournalLines } from './JournalLines.ts';

/** The movements of every entry of a shop, by its number. */
export type LinesByEntry = ReadonlyMap<number, JournalLine[]>;

/** Proves one part of a shop's records against its books. Returns a sentence per defect. */
export type Proof = (
  shop: ShopReader,
  lines: JournalLines,
  balances: ReadonlyMap<AccountId, number>,
) => Promise<string[]>;

/** Reports an amount that differs from the expected one. Empty when equal. */
export function equals(what: string, found: number, expected: number): string[] {
  return found === expected
    ? []
    : [`${what} should come to ${formatMoney(expected)}, but is ${formatMoney(found)}`];
}

/** Payment of a document, as the legs of its entry. */
export function paidBy(document: {
  pocket_cash: number;
  account_cash: number;
  bank_id: string | null;
}): Leg[] {
  return paymentLegs({
    pocketCash: document.pocket_cash,
    accountCash: document.account_cash,
    bankAccountUsed: document.bank_id ?? undefined,
  });
}

/** Reports a document that posted other lines than it should have. Empty when it is right. */
export function posted(
  document: string,
  entry: number,
  says: () => JournalLine[],
  lines: LinesByEntry,
): string[] {
  try {
    return same(lines.get(entry) ?? [], says())
      ? []
      : [`${document} did not post what it says (entry ${entry})`];
  } catch (error) {
    if (error instanceof RangeError) return [`${document} does not add up`];
    throw error;
  }
}

/** Whether two entries move the same, in the same order. */
export function same(one: readonly JournalLine[], other: readonly JournalLine[]): boolean {
  return (
    one.length === other.length &&
    one.every((line, index) => {
      const against = other[index];
      return (
        line.debit === against?.debit && line.credit === against.credit && line.amount === against.amount
      );
    })
  );
}

/** Compares every account of a kind with the sum of its documents. */
export function sumsAgree(
  kind: 'expense' | 'committee',
  balances: ReadonlyMap<AccountId, number>,
  documents: ReadonlyMap<AccountId, number>,
): string[] {
  const accounts = [...balances.keys()].filter((account) => account.startsWith(`${kind}:`));
  return [...new Set([...accounts, ...documents.keys()])].flatMap((account) =>
    equals(`The account ${account}`, balances.get(account) ?? 0, documents.get(account) ?? 0),
  );
}

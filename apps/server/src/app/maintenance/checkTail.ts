import type { AccountId } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { entryHash, GENESIS } from '../../books/post.ts';

/** Number of entries checked. Whatever was in progress when a server ended is among the last ones. */
const TAIL = 50;

/**
 * Verifies the last entries of a shop's journal: their order, their content against their hashes, and the end
 * against the shop's counters. Returns a sentence per defect.
 */
export async function checkTail(shop: ShopReader): Promise<string[]> {
  const counter = await shop
    .selectFrom('counters')
    .select('value')
    .where('name', '=', 'entry')
    .executeTakeFirst();
  const last = counter?.value ?? 0;
  // Reads one entry more, which the first one follows, and any beyond the counter.
  const entries = await shop
    .selectFrom('journal_entries')
    .selectAll()
    .where('number', '>=', last - TAIL)
    .orderBy('number')
    .execute();
  const lines = await shop
    .selectFrom('journal_lines')
    .select(['entry_number', 'debit', 'credit', 'amount'])
    .where('entry_number', '>=', last - TAIL)
    .orderBy('entry_number')
    .orderBy('position')
    .execute();
  const linesOf = Map.groupBy(lines, (line) => line.entry_number);
  const broken: string[] = [];
  const [first] = entries;
  let previous = first === undefined || first.number === 1 ? GENESIS : first.prev_hash;
  let number = Math.max(1, last - TAIL);
  for (const { prev_hash, hash, ...entry } of entries) {
    if (entry.number !== number) broken.push(`Entry ${number} is missing`);
    if (prev_hash !== previous) broken.push(`Entry ${entry.number} does not follow the one before it`);
    const own = (linesOf.get(entry.number) ?? []).map(({ debit, credit, amount }) => ({
      debit: debit as AccountId,
      credit: credit as AccountId,
      amount,
    }));
    if (own.length === 0) broken.push(`Entry ${entry.number} moves nothing`);
    if (hash !== entryHash(prev_hash, entry, own)) broken.push(`Entry ${entry.number} was changed`);
    previous = hash;
    number = entry.number + 1;
  }
  if (number !== last + 1)
    broken.push(`The journal ends with entry ${number - 1}, and should with entry ${last}`);
  return broken;
}

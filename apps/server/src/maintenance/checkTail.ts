import type { AccountId } from '@handset/domain';
import { entryHash, GENESIS } from '../books/post.ts';
import type { ShopReader } from '../database/HandsetDatabase.ts';

/** How many entries are looked at: what was under way when a server ended is among the last. */
const TAIL = 50;

/**
 * Proves the last entries of a shop's journal: that they follow one another, say what they said when they were written, and
 * end where the shop's numbers do. Returns a sentence for each thing that does not hold.
 */
export async function checkTail(shop: ShopReader): Promise<string[]> {
  const counter = await shop
    .selectFrom('counters')
    .select('value')
    .where('name', '=', 'entry')
    .executeTakeFirst();
  const last = counter?.value ?? 0;
  // One more than is looked at, for what the first of them follows; and any beyond the counter.
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

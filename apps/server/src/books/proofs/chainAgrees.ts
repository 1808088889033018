import { reverseLines } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { entryHash, GENESIS } from '../post.ts';
import { type LinesByEntry, same } from './proof.ts';

const CHUNK = 5_000;

/** Proves that every entry follows the one before, is unaltered, and exactly undoes the entry it reverses. */
export async function chainAgrees(shop: ShopReader, lines: LinesByEntry): Promise<string[]> {
  const broken: string[] = [];
  let previous = { number: 0, hash: GENESIS };
  for (;;) {
    const entries = await shop
      .selectFrom('journal_entries')
      .selectAll()
      .where('number', '>', previous.number)
      .orderBy('number')
      .limit(CHUNK)
      .execute();
    for (const { prev_hash, hash, ...entry } of entries) {
      const { number } = entry;
      const own = lines.get(number) ?? [];
      if (number !== previous.number + 1) broken.push(`Entry ${previous.number + 1} is missing`);
      if (own.length === 0) broken.push(`Entry ${number} moves nothing`);
      if (prev_hash !== previous.hash) broken.push(`Entry ${number} does not follow the one before it`);
      if (hash !== entryHash(prev_hash, entry, own)) broken.push(`Entry ${number} was changed`);
      if (entry.reverses !== null && !same(own, reverseLines(lines.get(entry.reverses) ?? [])))
        broken.push(`Entry ${number} does not undo entry ${entry.reverses} exactly`);
      previous = { number, hash };
    }
    if (entries.length < CHUNK) break;
  }
  const strays = await shop
    .selectFrom('journal_lines')
    .innerJoin('journal_entries', 'journal_entries.number', 'journal_lines.entry_number')
    .select('journal_lines.entry_number')
    .whereRef('journal_lines.date', '<>', 'journal_entries.date')
    .execute();
  return [...broken, ...strays.map((line) => `Entry ${line.entry_number} has a line of another date`)];
}

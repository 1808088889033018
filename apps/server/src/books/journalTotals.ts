import { type JournalLine, toRupees } from '@handset/domain';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { seesCost } from '../database/Session.ts';
import { type EntryFilter, eventsAlone, isFiltering, passing } from './entryFilter.ts';
import { ALL_ENTRIES, worthOf } from './keepSums.ts';
import { type DayRange, daysOf } from './rangeSums.ts';

/** How many entries there are, and what they move; in rupees, and null for who may not see what things cost. */
export interface JournalTotals {
  entries: number;
  amount: number | null;
  debit: null;
  credit: null;
}

/** What the entries of a filtered journal come to: read from what is kept of each day, unless more is asked for. */
export async function journalTotals(
  shop: ShopReader,
  range: DayRange,
  filter: EntryFilter,
): Promise<JournalTotals> {
  const events = eventsAlone(filter);
  const kept = events || !isFiltering(filter);
  const { entries, debit } = kept
    ? await daysOf(shop, ALL_ENTRIES, range, events)
    : await sumsFound(shop, range, filter);
  return {
    entries,
    amount: seesCost(shop.session) ? toRupees(debit) : null,
    debit: null,
    credit: null,
  };
}

async function sumsFound(shop: ShopReader, { from, to }: DayRange, filter: EntryFilter) {
  let found = shop.selectFrom('journal_entries').select('journal_entries.number').where(passing(filter));
  if (from !== undefined) found = found.where('journal_entries.date', '>=', from);
  if (to !== undefined) found = found.where('journal_entries.date', '<=', to);
  const numbers = (await found.execute()).map(({ number }) => number);
  let debit = 0;
  for (let start = 0; start < numbers.length; start += CHUNK) {
    const lines = await shop
      .selectFrom('journal_lines')
      .select(['debit', 'credit', 'amount'])
      .where('entry_number', 'in', numbers.slice(start, start + CHUNK))
      .execute();
    debit += worthOf(lines as JournalLine[]);
  }
  return { entries: numbers.length, debit };
}

/** As many as both engines take in one query. */
const CHUNK = 5_000;

import type { JournalLine, MinorUnits } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { seesCost } from '../../base/database/Session.ts';
import { type EntryFilter, eventsAlone, isFiltering } from '../entryFilter.ts';
import { entryPage, foundPlaces, nextOf, type Page, type Place } from '../entryPages.ts';
import { type DayRange, daysOf } from '../rangeSums.ts';
import { ALL_ENTRIES, worthOf } from '../updateSums.ts';

/** The filtered entries of the journal: their number, amounts and pages. */
export interface JournalView {
  entries: number;
  /** Null where the viewer may not see what things cost. */
  amount: number | null;
  page(page: Page): Promise<Place[]>;
}

/** Reads the journal. Its sums come from the stored daily sums, unless the filter has a text or a party. */
export async function journalView(
  shop: ShopReader,
  range: DayRange,
  filter: EntryFilter,
): Promise<JournalView> {
  const amountFor = (amount: MinorUnits) => (seesCost(shop.session) ? amount : null);
  const events = eventsAlone(filter);
  if (events || !isFiltering(filter)) {
    const { entries, debit } = await daysOf(shop, ALL_ENTRIES, range, events);
    return {
      entries,
      amount: amountFor(debit),
      page: (page) => entryPage(shop, { ...range, ...filter, ...page }),
    };
  }
  const found = await foundPlaces(shop, range, filter);
  return {
    entries: found.length,
    amount: amountFor(await worthOfAll(shop, found)),
    page: async (page) => nextOf(found, page),
  };
}

/** As many as both engines take in one query. */
const CHUNK = 5_000;

async function worthOfAll(shop: ShopReader, places: readonly Place[]): Promise<MinorUnits> {
  let worth = 0;
  for (let start = 0; start < places.length; start += CHUNK) {
    const lines = await shop
      .selectFrom('journal_lines')
      .select(['debit', 'credit', 'amount'])
      .where(
        'entry_number',
        'in',
        places.slice(start, start + CHUNK).map(({ number }) => number),
      )
      .execute();
    worth += worthOf(lines as JournalLine[]);
  }
  return worth;
}

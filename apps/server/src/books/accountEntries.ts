import type { AccountId, Day, MinorUnits } from '@handset/domain';
import type { ShopReader } from '../base/database/HandsetDatabase.ts';
import { dayBalances, SIDES, type Side } from './balances.ts';
import { type EntryFilter, eventsAlone, isFiltering, passing } from './entryFilter.ts';
import {
  type EntryPageQuery,
  entryPage,
  foundPlaces,
  inOrder,
  nextOf,
  type Page,
  type Place,
} from './entryPages.ts';
import { type DayRange, daysOf, rangeSums } from './rangeSums.ts';
import { ALL_ENTRIES, type Sums } from './updateSums.ts';

/** An entry that touches an account, with all that it moves there. */
export interface AccountEntry extends Place {
  debit: MinorUnits;
  credit: MinorUnits;
}

/** The filtered entries of an account: their sums, and their pages. */
export interface AccountEntries {
  sums: Sums;
  page(page: Page): Promise<AccountEntry[]>;
}

/**
 * The entries of an account over a range of days. Neither their sums nor a page of them reads the whole account, unless text
 * is looked for.
 */
export async function accountEntries(
  shop: ShopReader,
  account: AccountId,
  range: DayRange,
  filter: EntryFilter,
): Promise<AccountEntries> {
  const whole = (await rangeSums(shop, account, range)).within;
  if (!isFiltering(filter))
    return {
      sums: whole,
      page: (stretch) => readSides(shop, account, { ...range, ...stretch }),
    };
  const events = eventsAlone(filter);
  if (!events) return foundEntries(shop, account, range, filter);
  const sums = await daysOf(shop, account, range, events);
  const { entries: ofEvents } = await daysOf(shop, ALL_ENTRIES, range, events);
  return {
    sums,
    page: async (stretch) => {
      const asked = { ...range, ...filter, ...stretch };
      if (sums.entries === 0) return [];
      if (whole.entries <= ofEvents) return readSides(shop, account, asked);
      return movedAt(shop, account, await entryPage(shop, asked, account));
    },
  };
}

/** Reads each side off its own index, and no further than the limit, so that the length of the account does not matter. */
async function readSides(
  shop: ShopReader,
  account: AccountId,
  stretch: EntryPageQuery,
): Promise<AccountEntry[]> {
  const entries = new Map<number, AccountEntry>();
  for (const side of SIDES) {
    for (const { date, number, amount } of await readSide(shop, account, side, stretch)) {
      const entry = entries.get(number) ?? { date, number, debit: 0, credit: 0 };
      entry[side] += amount;
      entries.set(number, entry);
    }
  }
  return inOrder(entries.values(), stretch);
}

function readSide(
  shop: ShopReader,
  account: AccountId,
  side: Side,
  { from, to, after, order, limit, ...filter }: EntryPageQuery,
) {
  let query = shop
    .selectFrom('journal_lines')
    .select((row) => ['date', 'entry_number as number', row.fn.sum<number>('amount').as('amount')])
    .where(side, '=', account)
    .groupBy(['date', 'entry_number'])
    .orderBy('date', order)
    .orderBy('entry_number', order)
    .limit(limit);
  if (from !== undefined) query = query.where('date', '>=', from);
  if (to !== undefined) query = query.where('date', '<=', to);
  if (isFiltering(filter))
    query = query.where((row) =>
      row.exists(
        row
          .selectFrom('journal_entries')
          .select('journal_entries.number')
          .whereRef('journal_entries.number', '=', 'journal_lines.entry_number')
          .where(passing(filter)),
      ),
    );
  if (after)
    query = query.where((row) =>
      row(
        row.refTuple('date', 'entry_number'),
        order === 'asc' ? '>' : '<',
        row.tuple(after.date, after.number),
      ),
    );
  return query.execute();
}

/** Entries that no index and no kept sum leads to: they are found in the journal first. */
async function foundEntries(
  shop: ShopReader,
  account: AccountId,
  range: DayRange,
  filter: EntryFilter,
): Promise<AccountEntries> {
  const found = await movedAt(shop, account, await foundPlaces(shop, range, filter));
  const sums = { debit: 0, credit: 0, entries: found.length };
  for (const { debit, credit } of found) {
    sums.debit += debit;
    sums.credit += credit;
  }
  return { sums, page: async (page) => nextOf(found, page) };
}

/** As many as both engines take in one query. */
const CHUNK = 5_000;

/** Movements of entries on an account, without entries that do not touch it. */
async function movedAt(
  shop: ShopReader,
  account: AccountId,
  places: readonly Place[],
): Promise<AccountEntry[]> {
  const entries = new Map(places.map((place) => [place.number, { ...place, debit: 0, credit: 0 }]));
  for (let start = 0; start < places.length; start += CHUNK) {
    const lines = await shop
      .selectFrom('journal_lines')
      .select(['entry_number', 'debit', 'credit', 'amount'])
      .where(
        'entry_number',
        'in',
        places.slice(start, start + CHUNK).map(({ number }) => number),
      )
      .execute();
    for (const { entry_number, debit, credit, amount } of lines) {
      const entry = entries.get(entry_number);
      if (entry && debit === account) entry.debit += amount;
      if (entry && credit === account) entry.credit += amount;
    }
  }
  return [...entries.values()].filter(({ debit, credit }) => debit !== 0 || credit !== 0);
}

/**
 * The balance of an account after each of some of its entries, whatever was left out between them: read back from the end of
 * each of their days.
 */
export async function balancesAfter(
  shop: ShopReader,
  account: AccountId,
  entries: readonly Place[],
): Promise<Map<number, MinorUnits>> {
  const days = [...new Set(entries.map(({ date }) => date))].sort();
  const [first] = days;
  if (first === undefined) return new Map();
  const ends = new Map(await dayBalances(shop, account, first));
  const moved = new Map<Day, Map<number, MinorUnits>>();
  for (const side of SIDES) {
    const lines = await shop
      .selectFrom('journal_lines')
      .select(['date', 'entry_number', 'amount'])
      .where(side, '=', account)
      .where('date', 'in', days)
      .execute();
    for (const { date, entry_number, amount } of lines) {
      const ofDay = moved.get(date) ?? new Map<number, MinorUnits>();
      const net = (ofDay.get(entry_number) ?? 0) + (side === 'debit' ? amount : -amount);
      moved.set(date, ofDay.set(entry_number, net));
    }
  }
  const balances = new Map<number, MinorUnits>();
  for (const [day, ofDay] of moved) {
    let balance = ends.get(day) ?? 0;
    for (const [entry, net] of [...ofDay].sort(([one], [other]) => other - one)) {
      balances.set(entry, balance);
      balance -= net;
    }
  }
  return balances;
}

import type { AccountId, MinorUnits } from '@handset/domain';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { SIDES, type Side } from './balances.ts';
import { type EntryFilter, eventsAlone, isFiltering, passing } from './entryFilter.ts';
import {
  entryPage,
  foundPlaces,
  inOrder,
  nextOf,
  type Page,
  type Place,
  type Stretch,
} from './entryPages.ts';
import { ALL_ENTRIES, type Sums } from './keepSums.ts';
import { type DayRange, daysOf, rangeSums } from './rangeSums.ts';

/** An entry that touches an account, with all that it moves there. */
export interface AccountEntry extends Place {
  debit: MinorUnits;
  credit: MinorUnits;
}

/** The entries of an account that pass a filter: what they come to, and page after page of them. */
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
async function readSides(shop: ShopReader, account: AccountId, stretch: Stretch): Promise<AccountEntry[]> {
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
  { from, to, after, order, limit, ...filter }: Stretch,
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

/** What entries move on an account; those that do not touch it left out. */
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

/** A gap in an account's entries, from one place of the journal to another; open where there is none. */
interface Gap {
  after?: Place | undefined;
  upTo?: Place | undefined;
  before?: Place | undefined;
}

/** By how much an account moved in a gap, within a range of days. */
export async function netOf(
  shop: ShopReader,
  account: AccountId,
  { after, upTo, before }: Gap,
  { from, to }: DayRange,
): Promise<MinorUnits> {
  let net = 0;
  for (const side of SIDES) {
    let query = shop
      .selectFrom('journal_lines')
      .select((row) => row.fn.coalesce(row.fn.sum<number>('amount'), row.lit(0)).as('total'))
      .where(side, '=', account);
    if (from !== undefined) query = query.where('date', '>=', from);
    if (to !== undefined) query = query.where('date', '<=', to);
    for (const [place, sign] of [
      [after, '>'],
      [upTo, '<='],
      [before, '<'],
    ] as const)
      if (place)
        query = query.where((row) =>
          row(row.refTuple('date', 'entry_number'), sign, row.tuple(place.date, place.number)),
        );
    const { total } = await query.executeTakeFirstOrThrow();
    net += side === 'debit' ? total : -total;
  }
  return net;
}

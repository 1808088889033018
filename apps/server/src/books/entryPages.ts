import type { AccountId, Day } from '@handset/domain';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { ShopTables } from '../base/database/Database.ts';
import type { ShopReader } from '../base/database/HandsetDatabase.ts';
import { type EntryFilter, eventsAlone, isFiltering, passing } from './entryFilter.ts';
import type { DayRange } from './rangeSums.ts';

/** Position of an entry in the journal's order by day. */
export interface Place {
  date: Day;
  number: number;
}

export type Order = 'asc' | 'desc';

/** A page of the journal. */
export interface Page {
  /** The entry before the first of them, in their order. */
  after?: Place | undefined;
  order: Order;
  limit: number;
}

/** Query for a page of the filtered journal. */
export interface EntryPageQuery extends Page, DayRange, EntryFilter {}

/** Sorts places of the journal, and keeps the first of them. */
export function inOrder<Of extends Place>(places: Iterable<Of>, { order, limit }: Page): Of[] {
  const sign = order === 'asc' ? 1 : -1;
  const rank = (one: Place, other: Place) =>
    one.date === other.date ? one.number - other.number : one.date < other.date ? -1 : 1;
  return [...places].sort((one, other) => sign * rank(one, other)).slice(0, limit);
}

/** Every entry that passes a filter, in no order: for filters that no index and no kept sum leads to. */
export function foundPlaces(shop: ShopReader, { from, to }: DayRange, filter: EntryFilter): Promise<Place[]> {
  let query = shop
    .selectFrom('journal_entries')
    .select(['journal_entries.date', 'journal_entries.number'])
    .where(passing(filter));
  if (from !== undefined) query = query.where('journal_entries.date', '>=', from);
  if (to !== undefined) query = query.where('journal_entries.date', '<=', to);
  return query.execute();
}

/** The next of places that were found. */
export function nextOf<Of extends Place>(places: readonly Of[], page: Page): Of[] {
  const { after, order } = page;
  if (!after) return inOrder(places, page);
  const isNext = ({ date, number }: Place) => {
    if (date === after.date && number === after.number) return false;
    const isLater = date > after.date || (date === after.date && number > after.number);
    return isLater === (order === 'asc');
  };
  return inOrder(places.filter(isNext), page);
}

/**
 * The next entries of the journal in the order of their days, optionally of one account. Entries of certain
 * events are read from each event's index, and their reversals separately, each only up to the limit.
 */
export async function entryPage(
  shop: ShopReader,
  stretch: EntryPageQuery,
  account?: AccountId,
): Promise<Place[]> {
  const events = eventsAlone(stretch);
  const read = (...conditions: Condition[]) =>
    selectEntries(
      shop,
      stretch,
      account === undefined ? conditions : [...conditions, touching(account)],
    ).execute();
  if (!events) return isFiltering(stretch) ? read(passing(stretch)) : read();
  const places: Place[] = [];
  for (const event of events) places.push(...(await read((row) => row('journal_entries.event', '=', event))));
  const reversals = await read((row) => row('journal_entries.event', '=', 'reversal'), passing(stretch));
  return inOrder([...places, ...reversals], stretch);
}

type Entries = ExpressionBuilder<ShopTables, 'journal_entries'>;
type Condition = (row: Entries) => Expression<SqlBool>;

function touching(account: AccountId): Condition {
  return (row) =>
    row.exists(
      row
        .selectFrom('journal_lines')
        .select('journal_lines.position')
        .whereRef('journal_lines.entry_number', '=', 'journal_entries.number')
        .where((line) =>
          line.or([line('journal_lines.debit', '=', account), line('journal_lines.credit', '=', account)]),
        ),
    );
}

function selectEntries(
  shop: ShopReader,
  { from, to, after, order, limit }: EntryPageQuery,
  conditions: readonly Condition[],
) {
  let query = shop
    .selectFrom('journal_entries')
    .select(['journal_entries.date', 'journal_entries.number'])
    .orderBy('journal_entries.date', order)
    .orderBy('journal_entries.number', order)
    .limit(limit);
  if (from !== undefined) query = query.where('journal_entries.date', '>=', from);
  if (to !== undefined) query = query.where('journal_entries.date', '<=', to);
  for (const condition of conditions) query = query.where(condition);
  if (after)
    query = query.where((row) =>
      row(
        row.refTuple('journal_entries.date', 'journal_entries.number'),
        order === 'asc' ? '>' : '<',
        row.tuple(after.date, after.number),
      ),
    );
  return query;
}

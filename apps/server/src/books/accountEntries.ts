import type { AccountId, Day, MinorUnits } from '@handset/domain';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import type { Side } from './balances.ts';
import { type EntryFilter, isFiltering, passing } from './entryFilter.ts';
import type { DayRange, Sums } from './rangeSums.ts';

/** Where an entry stands in the journal by its day. */
export interface Place {
  date: Day;
  number: number;
}

/** An entry that touches an account, with all that it moves there. */
export interface AccountEntry extends Place {
  debit: MinorUnits;
  credit: MinorUnits;
}

export type Order = 'asc' | 'desc';

/** A stretch of an account's entries. */
export interface Stretch extends DayRange, EntryFilter {
  /** The entry before the first of them, in their order. */
  after?: Place | undefined;
  order: Order;
  limit: number;
}

/**
 * The next entries of an account in the order of their days. Each side is read off its own index and no further than the
 * limit, so that the length of the account does not matter.
 */
export async function accountEntries(
  shop: ShopReader,
  account: AccountId,
  stretch: Stretch,
): Promise<AccountEntry[]> {
  const entries = new Map<number, AccountEntry>();
  for (const side of ['debit', 'credit'] as const) {
    for (const { date, number, amount } of await sideEntries(shop, account, side, stretch)) {
      const entry = entries.get(number) ?? { date, number, debit: 0, credit: 0 };
      entry[side] += amount;
      entries.set(number, entry);
    }
  }
  const sign = stretch.order === 'asc' ? 1 : -1;
  return [...entries.values()]
    .sort(
      (one, other) =>
        sign * (one.date === other.date ? one.number - other.number : one.date < other.date ? -1 : 1),
    )
    .slice(0, stretch.limit);
}

function sideEntries(
  shop: ShopReader,
  account: AccountId,
  side: Side,
  { from, to, after, order, limit, ...filter }: Stretch,
) {
  let query = ofSide(shop, account, side, { from, to }, filter)
    .select((row) => [
      'journal_lines.date',
      'journal_lines.entry_number as number',
      row.fn.sum<number>('journal_lines.amount').as('amount'),
    ])
    .groupBy(['journal_lines.date', 'journal_lines.entry_number'])
    .orderBy('journal_lines.date', order)
    .orderBy('journal_lines.entry_number', order)
    .limit(limit);
  if (after)
    query = query.where((row) =>
      row(
        row.refTuple('journal_lines.date', 'journal_lines.entry_number'),
        order === 'asc' ? '>' : '<',
        row.tuple(after.date, after.number),
      ),
    );
  return query.execute();
}

/** What the entries of an account that pass a filter come to over a range of days. */
export async function filteredSums(
  shop: ShopReader,
  account: AccountId,
  range: DayRange,
  filter: EntryFilter,
): Promise<Sums> {
  const sums: Sums = { debit: 0, credit: 0, entries: 0 };
  const debited = new Set<number>();
  for (const side of ['debit', 'credit'] as const) {
    const rows = await ofSide(shop, account, side, range, filter)
      .select((row) => [
        'journal_lines.entry_number as number',
        row.fn.sum<number>('journal_lines.amount').as('amount'),
      ])
      .groupBy(['journal_lines.date', 'journal_lines.entry_number'])
      .execute();
    for (const { number, amount } of rows) {
      sums[side] += amount;
      if (side === 'debit') debited.add(number);
      if (side === 'debit' || !debited.has(number)) sums.entries += 1;
    }
  }
  return sums;
}

function ofSide(
  shop: ShopReader,
  account: AccountId,
  side: Side,
  { from, to }: DayRange,
  filter: EntryFilter,
) {
  let query = shop.selectFrom('journal_lines').where(`journal_lines.${side}`, '=', account);
  if (from !== undefined) query = query.where('journal_lines.date', '>=', from);
  if (to !== undefined) query = query.where('journal_lines.date', '<=', to);
  if (!isFiltering(filter)) return query;
  return query.where((row) =>
    row.exists(
      row
        .selectFrom('journal_entries')
        .select('journal_entries.number')
        .whereRef('journal_entries.number', '=', 'journal_lines.entry_number')
        .where(passing(filter)),
    ),
  );
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
  for (const side of ['debit', 'credit'] as const) {
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

import { type AccountId, addDays, type Day, daysBetween, type MinorUnits } from '@handset/domain';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { firstDay, type Side } from './balances.ts';

/** What lines on an account come to: by side, and how many entries they belong to. */
export interface Sums {
  debit: MinorUnits;
  credit: MinorUnits;
  entries: number;
}

/** A range of days, both included; open where a day is absent. */
export interface DayRange {
  from?: Day | undefined;
  to?: Day | undefined;
}

const NONE: Sums = { debit: 0, credit: 0, entries: 0 };

/**
 * What an account had moved before a range of days, and what it moved within. The sums of all time are kept; of the days
 * before, within and after, only the two shorter stretches are added up, so that no range reads more than half an account.
 */
export async function rangeSums(
  shop: ShopReader,
  account: AccountId,
  { from, to }: DayRange,
): Promise<{ before: Sums; within: Sums }> {
  const whole = await wholeSums(shop, account);
  if (whole.entries === 0 || (from !== undefined && to !== undefined && from > to))
    return { before: from === undefined ? NONE : whole, within: NONE };
  if (from === undefined && (to === undefined || to >= shop.today)) return { before: NONE, within: whole };
  const stretches = stretchesOf({ from, to }, { first: await firstDay(shop, account), today: shop.today });
  const longest = longestOf(stretches);
  const sums: Sums[] = [];
  for (const [index, stretch] of stretches.entries())
    sums.push(index === longest || stretch.days <= 0 ? NONE : await sumsWithin(shop, account, stretch));
  sums[longest] = less(whole, sums);
  const [before = NONE, within = NONE] = sums;
  return { before, within };
}

/** A stretch of days; nothing happened in one of no days. */
export interface Stretch extends DayRange {
  days: number;
}

/** The days before a range, those within it and those after it, between the first day that something happened and today. */
export function stretchesOf(
  { from, to }: DayRange,
  { first, today }: { first: Day; today: Day },
): [before: Stretch, within: Stretch, after: Stretch] {
  const start = from !== undefined && from > first ? from : first;
  const end = to === undefined || to >= today ? undefined : to;
  return [
    { to: addDays(start, -1), days: daysBetween(first, start) },
    { from, to: end, days: daysBetween(start, end ?? today) + 1 },
    { from: end && addDays(end, 1), days: end === undefined ? 0 : daysBetween(end, today) },
  ];
}

/** Which of the stretches is the longest: the one that is best known as what the others leave. */
export function longestOf(stretches: readonly Stretch[]): number {
  const days = stretches.map((stretch) => stretch.days);
  return days.indexOf(Math.max(...days));
}

function less(whole: Sums, parts: readonly Sums[]): Sums {
  const rest = { ...whole };
  for (const part of parts) {
    rest.debit -= part.debit;
    rest.credit -= part.credit;
    rest.entries -= part.entries;
  }
  return rest;
}

async function wholeSums(shop: ShopReader, account: AccountId): Promise<Sums> {
  const kept = await shop
    .selectFrom('account_balances')
    .select(['debit', 'credit', 'entries'])
    .where('account', '=', account)
    .executeTakeFirst();
  return kept ?? NONE;
}

/** What the lines of an account come to over a range of days, read from the indexes alone. */
export async function sumsWithin(shop: ShopReader, account: AccountId, range: DayRange): Promise<Sums> {
  const debit = await sideSums(shop, account, 'debit', range);
  const credit = await sideSums(shop, account, 'credit', range);
  const onBoth = debit.entries > 0 && credit.entries > 0 ? await entriesOnBoth(shop, account, range) : 0;
  return { debit: debit.total, credit: credit.total, entries: debit.entries + credit.entries - onBoth };
}

async function sideSums(shop: ShopReader, account: AccountId, side: Side, { from, to }: DayRange) {
  // One row for each entry, in the order of the index, so that entries are counted without being sorted.
  let entries = shop
    .selectFrom('journal_lines')
    .select((row) => row.fn.sum<number>('amount').as('amount'))
    .where(side, '=', account)
    .groupBy(['date', 'entry_number']);
  if (from !== undefined) entries = entries.where('date', '>=', from);
  if (to !== undefined) entries = entries.where('date', '<=', to);
  return shop
    .selectFrom(entries.as('entries'))
    .select((row) => [
      row.fn.coalesce(row.fn.sum<number>('amount'), row.lit(0)).as('total'),
      row.fn.countAll<number>().as('entries'),
    ])
    .executeTakeFirstOrThrow();
}

/** How many entries debit an account and credit it as well. */
async function entriesOnBoth(shop: ShopReader, account: AccountId, { from, to }: DayRange): Promise<number> {
  let query = shop
    .selectFrom('journal_lines as debits')
    .innerJoin('journal_lines as credits', (join) =>
      join
        .onRef('credits.date', '=', 'debits.date')
        .onRef('credits.entry_number', '=', 'debits.entry_number')
        .on('credits.credit', '=', account),
    )
    .select((row) => row.fn.count<number>('debits.entry_number').distinct().as('count'))
    .where('debits.debit', '=', account);
  if (from !== undefined) query = query.where('debits.date', '>=', from);
  if (to !== undefined) query = query.where('debits.date', '<=', to);
  return (await query.executeTakeFirstOrThrow()).count;
}

import { type AccountId, addDays, type Day } from '@handset/domain';
import type { ShopReader } from '../base/database/HandsetDatabase.ts';
import type { ALL_ENTRIES, Sums } from './updateSums.ts';

/** A range of days, both included; open where a day is absent. */
export interface DayRange {
  from?: Day | undefined;
  to?: Day | undefined;
}

const NONE: Sums = { debit: 0, credit: 0, entries: 0 };

/**
 * Amounts moved by an account (or by all entries) on each day of a range, optionally for some events only.
 */
export async function daysOf(
  shop: ShopReader,
  account: AccountId | typeof ALL_ENTRIES,
  { from, to }: DayRange,
  events?: readonly string[],
): Promise<Sums> {
  if (events?.length === 0) return NONE;
  let query = shop
    .selectFrom('account_days')
    .select((row) => [
      row.fn.coalesce(row.fn.sum<number>('debit'), row.lit(0)).as('debit'),
      row.fn.coalesce(row.fn.sum<number>('credit'), row.lit(0)).as('credit'),
      row.fn.coalesce(row.fn.sum<number>('entries'), row.lit(0)).as('entries'),
    ])
    .where('account', '=', account);
  if (from !== undefined) query = query.where('date', '>=', from);
  if (to !== undefined) query = query.where('date', '<=', to);
  if (events) query = query.where('event', 'in', events);
  return query.executeTakeFirstOrThrow();
}

/** Amounts moved by an account before a range of days and within it. */
export async function rangeSums(
  shop: ShopReader,
  account: AccountId,
  { from, to }: DayRange,
): Promise<{ before: Sums; within: Sums }> {
  const isToday = to === undefined || to >= shop.today;
  if (from === undefined && isToday) return { before: NONE, within: await wholeSums(shop, account) };
  const within =
    from !== undefined && to !== undefined && from > to ? NONE : await daysOf(shop, account, { from, to });
  const before = from === undefined ? NONE : await daysOf(shop, account, { to: addDays(from, -1) });
  return { before, within };
}

async function wholeSums(shop: ShopReader, account: AccountId): Promise<Sums> {
  const kept = await shop
    .selectFrom('account_balances')
    .select(['debit', 'credit', 'entries'])
    .where('account', '=', account)
    .executeTakeFirst();
  return kept ?? NONE;
}

import { type AccountId, addDays, type Day, type MinorUnits, sum } from '@handset/domain';
import type { ShopReader } from '../base/database/HandsetDatabase.ts';
import { daysOf } from './rangeSums.ts';

/** The side of a line that an account is on. */
export type Side = 'debit' | 'credit';
export const SIDES: readonly Side[] = ['debit', 'credit'];

/** Balance of an account (debits − credits) at the end of a day, or of all time. */
export async function accountBalance(shop: ShopReader, account: AccountId, until?: Day): Promise<MinorUnits> {
  const now = await shop
    .selectFrom('account_balances')
    .select(['debit', 'credit'])
    .where('account', '=', account)
    .executeTakeFirst();
  if (!now) return 0;
  const balance = now.debit - now.credit;
  if (until === undefined || until >= shop.today) return balance;
  const since = await daysOf(shop, account, { from: addDays(until, 1) });
  return balance - since.debit + since.credit;
}

/** By how much an account moved on each day (from one on), in their order. */
export async function movedByDay(
  shop: ShopReader,
  account: AccountId,
  from?: Day,
): Promise<[Day, MinorUnits][]> {
  let query = shop
    .selectFrom('account_days')
    .select((row) => [
      'date',
      row.fn.sum<number>('debit').as('debit'),
      row.fn.sum<number>('credit').as('credit'),
    ])
    .where('account', '=', account)
    .groupBy('date')
    .orderBy('date');
  if (from) query = query.where('date', '>=', from);
  return (await query.execute()).map(({ date, debit, credit }) => [date, debit - credit]);
}

/** The balance of an account at the end of each day from a day on that it moved on, in their order. */
export async function dayBalances(
  shop: ShopReader,
  account: AccountId,
  from: Day,
): Promise<[Day, MinorUnits][]> {
  const days = await movedByDay(shop, account, from);
  let balance = (await accountBalance(shop, account)) - sum(days.map(([, moved]) => moved));
  return days.map(([day, moved]) => {
    balance += moved;
    return [day, balance];
  });
}

/** Balances of every account whose name begins so (of all accounts without a prefix), at the end of a day or of all time. */
export async function accountBalances(
  shop: ShopReader,
  { prefix, until }: { prefix?: string; until?: Day } = {},
): Promise<Map<AccountId, MinorUnits>> {
  let query = shop.selectFrom('account_balances').select(['account', 'debit', 'credit']);
  // ';' follows ':' in ASCII: the range is every account of the kind.
  if (prefix) query = query.where('account', '>=', `${prefix}:`).where('account', '<', `${prefix};`);
  const balances = new Map<AccountId, MinorUnits>();
  for (const { account, debit, credit } of await query.execute())
    balances.set(account as AccountId, debit - credit);
  if (until === undefined || until >= shop.today) return balances;
  for (const [account, moved] of await movements(shop, {
    ...(prefix && { prefix }),
    from: addDays(until, 1),
  }))
    balances.set(account, (balances.get(account) ?? 0) - moved);
  return balances;
}

/** By how much each account (whose name begins so) moved over a range of days, both included. */
export async function movements(
  shop: ShopReader,
  { prefix, from, to }: { prefix?: string; from?: Day | undefined; to?: Day | undefined },
): Promise<Map<AccountId, MinorUnits>> {
  const moved = new Map<AccountId, MinorUnits>();
  for (const side of SIDES) {
    let query = shop
      .selectFrom('journal_lines')
      .select((row) => [row.ref(side).as('account'), row.fn.sum<number>('amount').as('total')])
      .groupBy(side);
    if (prefix) query = query.where(side, '>=', `${prefix}:`).where(side, '<', `${prefix};`);
    if (from) query = query.where('date', '>=', from);
    if (to) query = query.where('date', '<=', to);
    for (const { account, total } of await query.execute()) {
      const id = account as AccountId;
      moved.set(id, (moved.get(id) ?? 0) + (side === 'debit' ? total : -total));
    }
  }
  return moved;
}

/** Balance of an account as a day begins. */
export function openingBalance(shop: ShopReader, account: AccountId, day: Day): Promise<MinorUnits> {
  return accountBalance(shop, account, addDays(day, -1));
}

import { type AccountId, addDays, type Day, daysBetween, type MinorUnits, sum } from '@handset/domain';
import type { ShopReader } from '../database/HandsetDatabase.ts';

/** The side of a line that an account is on. */
export type Side = 'debit' | 'credit';
const SIDES: readonly Side[] = ['debit', 'credit'];

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
  // The lines up to that day or those after it, whichever are likely to be fewer.
  const first = await firstDay(shop, account);
  return daysBetween(first, until) < daysBetween(until, shop.today)
    ? movedOn(shop, account, { to: until })
    : balance - (await movedOn(shop, account, { from: addDays(until, 1) }));
}

/** By how much an account moved over a range of days, both included. */
export async function movedOn(
  shop: ShopReader,
  account: AccountId,
  { from, to }: { from?: Day | undefined; to?: Day | undefined },
): Promise<MinorUnits> {
  let moved = 0;
  for (const side of SIDES) {
    let query = shop
      .selectFrom('journal_lines')
      .select((row) => row.fn.coalesce(row.fn.sum<number>('amount'), row.lit(0)).as('total'))
      .where(side, '=', account);
    if (from !== undefined) query = query.where('date', '>=', from);
    if (to !== undefined) query = query.where('date', '<=', to);
    const { total } = await query.executeTakeFirstOrThrow();
    moved += side === 'debit' ? total : -total;
  }
  return moved;
}

/** The day of the first line on an account; today where it has none. */
export async function firstDay(shop: ShopReader, account: AccountId): Promise<Day> {
  let first = shop.today;
  for (const side of SIDES) {
    const row = await shop
      .selectFrom('journal_lines')
      .select('date')
      .where(side, '=', account)
      .orderBy('date')
      .limit(1)
      .executeTakeFirst();
    if (row && row.date < first) first = row.date;
  }
  return first;
}

/** By how much an account moved on each day (from one on), in their order. */
export async function movedByDay(
  shop: ShopReader,
  account: AccountId,
  from?: Day,
): Promise<[Day, MinorUnits][]> {
  const moved = new Map<Day, MinorUnits>();
  for (const side of SIDES) {
    let query = shop
      .selectFrom('journal_lines')
      .select((row) => ['date', row.fn.sum<number>('amount').as('total')])
      .where(side, '=', account)
      .groupBy('date');
    if (from) query = query.where('date', '>=', from);
    for (const { date, total } of await query.execute())
      moved.set(date, (moved.get(date) ?? 0) + (side === 'debit' ? total : -total));
  }
  return [...moved].sort(([one], [other]) => (one < other ? -1 : 1));
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

import { type AccountId, type Day, isProfitAccount, type MinorUnits, PROFIT_KINDS } from '@handset/domain';
import { sql } from 'kysely';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import type { DayRange } from '../../books/rangeSums.ts';

/** The accounts of income, cost, expenses and adjustments that the shop's books hold. */
async function profitAccounts(shop: ShopReader): Promise<AccountId[]> {
  const accounts: AccountId[] = [];
  for (const kind of PROFIT_KINDS) {
    const rows = await shop
      .selectFrom('account_balances')
      .select('account')
      // ';' follows ':' in ASCII: the range is every account of the kind.
      .where('account', '>=', `${kind}:`)
      .where('account', '<', `${kind};`)
      .execute();
    accounts.push(...rows.map(({ account }) => account as AccountId).filter(isProfitAccount));
  }
  return accounts;
}

/** Profit or (negative) loss of each account over a range of days. */
export async function earnedBy(shop: ShopReader, range: DayRange): Promise<Map<AccountId, MinorUnits>> {
  const whole = await earnedByPeriod(shop, range, sql<string>`''`);
  return whole.get('') ?? new Map();
}

/** The same for each day that anything was earned on. */
export function earnedByDay(shop: ShopReader, range: DayRange) {
  return earnedByPeriod(shop, range, sql<string>`date`);
}

/** The same for each month that anything was earned in, such as `2026-11`. */
export function earnedByMonth(shop: ShopReader, range: DayRange) {
  return earnedByPeriod(shop, range, sql<string>`substr(date, 1, 7)`);
}

async function earnedByPeriod(
  shop: ShopReader,
  { from, to }: DayRange,
  period: ReturnType<typeof sql<string>>,
): Promise<Map<Day, Map<AccountId, MinorUnits>>> {
  const accounts = await profitAccounts(shop);
  const periods = new Map<Day, Map<AccountId, MinorUnits>>();
  if (accounts.length === 0) return periods;
  let query = shop
    .selectFrom('account_days')
    .select((row) => [
      'account',
      period.as('period'),
      row.fn.sum<number>('debit').as('debit'),
      row.fn.sum<number>('credit').as('credit'),
    ])
    .where('account', 'in', accounts)
    // By its name: PostgreSQL groups by no constant.
    .groupBy(['account', 'period']);
  if (from !== undefined) query = query.where('date', '>=', from);
  if (to !== undefined) query = query.where('date', '<=', to);
  for (const row of await query.execute()) {
    const earned = periods.get(row.period) ?? new Map<AccountId, MinorUnits>();
    periods.set(row.period, earned.set(row.account as AccountId, row.credit - row.debit));
  }
  return periods;
}

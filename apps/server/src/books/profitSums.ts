import { type AccountId, type Day, isProfitAccount, type MinorUnits, PROFIT_KINDS } from '@handset/domain';
import { sql } from 'kysely';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { type DayRange, rangeSums } from './rangeSums.ts';

/** The accounts of income, cost, expenses and adjustments that the shop's books hold. */
export async function profitAccounts(shop: ShopReader): Promise<AccountId[]> {
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

/** What each account of profit and loss earned (or, when negative, cost) over a range of days. */
export async function earnedBy(shop: ShopReader, range: DayRange): Promise<Map<AccountId, MinorUnits>> {
  const earned = new Map<AccountId, MinorUnits>();
  for (const account of await profitAccounts(shop)) {
    const { within } = await rangeSums(shop, account, range);
    earned.set(account, within.credit - within.debit);
  }
  return earned;
}

/** The same for each day or month of a range that anything was earned in, by the period's name: `2026-11-20`, `2026-11`. */
export async function earnedByPeriod(
  shop: ShopReader,
  { from, to, by }: { from: Day; to: Day; by: 'day' | 'month' },
): Promise<Map<string, Map<AccountId, MinorUnits>>> {
  const accounts = await profitAccounts(shop);
  const periods = new Map<string, Map<AccountId, MinorUnits>>();
  if (accounts.length === 0) return periods;
  const period = by === 'day' ? sql<string>`date` : sql<string>`substr(date, 1, 7)`;
  for (const side of ['debit', 'credit'] as const) {
    const rows = await shop
      .selectFrom('journal_lines')
      .select((row) => [
        row.ref(side).as('account'),
        period.as('period'),
        row.fn.sum<number>('amount').as('amount'),
      ])
      .where(side, 'in', accounts)
      .where('date', '>=', from)
      .where('date', '<=', to)
      .groupBy([side, period])
      .execute();
    for (const row of rows) {
      const account = row.account as AccountId;
      const earned = periods.get(row.period) ?? new Map<AccountId, MinorUnits>();
      earned.set(account, (earned.get(account) ?? 0) + (side === 'credit' ? row.amount : -row.amount));
      periods.set(row.period, earned);
    }
  }
  return periods;
}

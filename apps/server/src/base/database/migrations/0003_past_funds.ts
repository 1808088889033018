import { dayAt } from '@handset/domain';
import { sql } from 'kysely';
import type { AnyDatabase } from './schema.ts';

/**
 * The first release checked a drawer or bank only against its current balance, so that an entry of a past day
 * could leave it below zero at the end of that day. Where that happened, the rule for past days applies from
 * today on.
 */
export async function forgivePastFunds(db: AnyDatabase): Promise<void> {
  const shops: { id: string; time_zone: string }[] = await db
    .selectFrom('shops')
    .select(['id', 'time_zone'])
    .where('allow_negative_cash', '=', 0)
    .execute();
  for (const { id, time_zone } of shops) {
    if (!(await wasBelowZero(db, id))) continue;
    const today = dayAt(new Date(), time_zone);
    await db.updateTable('shops').set({ funds_required_since: today }).where('id', '=', id).execute();
  }
}

async function wasBelowZero(db: AnyDatabase, shopId: string): Promise<boolean> {
  const { rows } = await sql<{
    account: string;
    amount: number;
  }>`select account, date, sum(amount) as amount from (
      select debit as account, date, amount from journal_lines where shop_id = ${shopId}
      union all
      select credit as account, date, -amount as amount from journal_lines where shop_id = ${shopId}
    ) as sides where account = 'cash:pocket' or account like 'bank:%'
    group by account, date order by account, date`.execute(db);
  const balances = new Map<string, number>();
  return rows.some(({ account, amount }) => {
    const balance = (balances.get(account) ?? 0) + amount;
    balances.set(account, balance);
    return balance < 0;
  });
}

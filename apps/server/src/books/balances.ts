import { type AccountId, addDays, type Day, type MinorUnits } from '@handset/domain';
import type { ShopReader } from '../database/HandsetDatabase.ts';

type Side = 'debit' | 'credit';
const SIDES: readonly Side[] = ['debit', 'credit'];

/** Balance of an account (debits − credits) at the end of a day, or of all time. */
export async function accountBalance(shop: ShopReader, account: AccountId, until?: Day): Promise<MinorUnits> {
  let balance = 0;
  for (const side of SIDES) {
    let query = shop
      .selectFrom('journal_lines')
      .select((row) => row.fn.coalesce(row.fn.sum<number>('amount'), row.lit(0)).as('total'))
      .where(side, '=', account);
    if (until) query = query.where('date', '<=', until);
    const { total } = await query.executeTakeFirstOrThrow();
    balance += side === 'debit' ? total : -total;
  }
  return balance;
}

/** Balances of every account whose name begins so (of all accounts without a prefix), at the end of a day or of all time. */
export async function accountBalances(
  shop: ShopReader,
  { prefix, from, until }: { prefix?: string; from?: Day; until?: Day } = {},
): Promise<Map<AccountId, MinorUnits>> {
  const balances = new Map<AccountId, MinorUnits>();
  for (const side of SIDES) {
    let query = shop
      .selectFrom('journal_lines')
      .select((row) => [row.ref(side).as('account'), row.fn.sum<number>('amount').as('total')])
      .groupBy(side);
    // ';' follows ':' in ASCII: the range is every account of the kind.
    if (prefix) query = query.where(side, '>=', `${prefix}:`).where(side, '<', `${prefix};`);
    if (from) query = query.where('date', '>=', from);
    if (until) query = query.where('date', '<=', until);
    for (const { account, total } of await query.execute()) {
      const id = account as AccountId;
      balances.set(id, (balances.get(id) ?? 0) + (side === 'debit' ? total : -total));
    }
  }
  return balances;
}

/** Balance of an account as a day begins. */
export function openingBalance(shop: ShopReader, account: AccountId, day: Day): Promise<MinorUnits> {
  return accountBalance(shop, account, addDays(day, -1));
}

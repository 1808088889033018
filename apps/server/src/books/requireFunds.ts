import {
  type AccountId,
  balancesOf,
  type Day,
  type JournalLine,
  type Refusal,
  refusal,
  rupeeAmount,
  sum,
} from '@handset/domain';
import type { ShopTransaction } from '../base/database/HandsetDatabase.ts';
import { Conflict } from '../base/http/errors.ts';
import { bankName } from './accountNames.ts';
import { accountBalance, dayBalances } from './balances.ts';

/** Lines of an entry and their day. */
export interface Effect {
  date: Day;
  lines: readonly JournalLine[];
}

/** Whether an account is a drawer or a bank. */
export function isMoney(account: AccountId): boolean {
  return account === 'cash:pocket' || account.startsWith('bank:');
}

/**
 * Refuses entries (which are written already) that leave a drawer or a bank below zero, now or at the end of an earlier day
 * that they are dated before, in a shop that does not allow that. `isNamed` where the request has fields for the money.
 */
export async function requireFunds(
  shop: ShopTransaction,
  effects: readonly Effect[],
  isNamed = true,
): Promise<void> {
  if (shop.session.shop.allowsNegativeCash) return;
  for (const [account, byDay] of moneyMoved(effects)) {
    const lacking = await lackingIn(shop, account, byDay);
    if (lacking === undefined) continue;
    const field = account === 'cash:pocket' ? 'pocketCash' : 'accountCash';
    throw new Conflict(lacking).at(isNamed ? field : undefined);
  }
}

/** By how much the entries move each drawer and bank on each of their days. */
function moneyMoved(effects: readonly Effect[]): Map<AccountId, Map<Day, number>> {
  const moved = new Map<AccountId, Map<Day, number>>();
  for (const { date, lines } of effects) {
    for (const [account, amount] of balancesOf(lines)) {
      if (!isMoney(account)) continue;
      const byDay = moved.get(account) ?? new Map<Day, number>();
      moved.set(account, byDay.set(date, (byDay.get(date) ?? 0) + amount));
    }
  }
  return moved;
}

/** The shortage of an account, if there is one. */
async function lackingIn(
  shop: ShopTransaction,
  account: AccountId,
  byDay: ReadonlyMap<Day, number>,
): Promise<Refusal | undefined> {
  const takenUpTo = (day: Day) =>
    -sum([...byDay].filter(([date]) => date <= day).map(([, amount]) => amount));
  const taken = takenUpTo(shop.today);
  const balance = taken > 0 ? await accountBalance(shop, account) : 0;
  if (balance < 0)
    return refusal('funds-short', {
      bank: await bankName(shop, account),
      balance: rupeeAmount(balance + taken),
      taken: rupeeAmount(taken),
    });
  const [first] = [...byDay.keys()].filter((day) => takenUpTo(day) > 0).sort();
  if (first === undefined || first >= shop.today) return undefined;
  for (const [day, left] of await dayBalances(shop, account, first)) {
    const takenThen = takenUpTo(day);
    if (left >= 0 || takenThen <= 0 || day < (shop.session.shop.fundsRequiredSince ?? '')) continue;
    return refusal('funds-short-then', {
      bank: await bankName(shop, account),
      balance: rupeeAmount(left + takenThen),
      day,
      taken: rupeeAmount(takenThen),
    });
  }
  return undefined;
}

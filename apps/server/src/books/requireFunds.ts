import { type AccountId, balancesOf, type Day, formatMoney, type JournalLine, sum } from '@handset/domain';
import type { ShopTransaction } from '../database/HandsetDatabase.ts';
import { Conflict } from '../http/errors.ts';
import { walletName } from './accountNames.ts';
import { accountBalance, dayBalances } from './balances.ts';

/** What an entry does to the books, and on which day. */
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
 * that they are dated before, in a shop that does not allow that.
 */
export async function requireFunds(shop: ShopTransaction, effects: readonly Effect[]): Promise<void> {
  if (shop.session.shop.allowsNegativeCash) return;
  for (const [account, byDay] of moneyMoved(effects)) await requireFundsOf(shop, account, byDay);
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

async function requireFundsOf(shop: ShopTransaction, account: AccountId, byDay: ReadonlyMap<Day, number>) {
  const takenUpTo = (day: Day) =>
    -sum([...byDay].filter(([date]) => date <= day).map(([, amount]) => amount));
  const taken = takenUpTo(shop.today);
  const balance = taken > 0 ? await accountBalance(shop, account) : 0;
  if (balance < 0) {
    const name = await walletName(shop, account);
    throw lacking(
      account,
      `${name} holds ${formatMoney(balance + taken)}; this would take ${formatMoney(taken)}`,
    );
  }
  const [first] = [...byDay.keys()].filter((day) => takenUpTo(day) > 0).sort();
  if (first === undefined || first >= shop.today) return;
  for (const [day, left] of await dayBalances(shop, account, first)) {
    const takenThen = takenUpTo(day);
    if (left >= 0 || takenThen <= 0 || day < (shop.session.shop.fundsRequiredSince ?? '')) continue;
    const held = `${await walletName(shop, account)} held ${formatMoney(left + takenThen)} at the end of ${day}`;
    throw lacking(account, `${held}; this would take ${formatMoney(takenThen)}`);
  }
}

function lacking(account: AccountId, message: string): Conflict {
  return new Conflict(message, { [account === 'cash:pocket' ? 'pocketCash' : 'accountCash']: message });
}

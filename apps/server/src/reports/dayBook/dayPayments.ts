import type { AccountId, Day, MinorUnits, Movement } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { accountBalance } from '../../books/balances.ts';
import { entryHeads, movementOf } from '../../books/entryHeads.ts';
import { isMoney } from '../../books/requireFunds.ts';
import { type DayEntry, movedBy } from './dayEntries.ts';

/** Payments from and to parties on a day, each with the party's balance after it. */
export async function dayPayments(
  shop: ShopReader,
  date: Day,
  entries: readonly DayEntry[],
): Promise<Movement[]> {
  const payments = entries.filter(({ event }) => event === 'payment-in' || event === 'payment-out');
  const heads = await entryHeads(
    shop,
    payments.map(({ number }) => number),
  );
  const ofParty = new Map<AccountId, MinorUnits>();
  const movements: Movement[] = [];
  for (const payment of payments) {
    const head = heads.get(payment.number);
    const account: AccountId = `party:${head?.personId ?? ''}`;
    const atEnd = ofParty.get(account) ?? (await accountBalance(shop, account, date));
    ofParty.set(account, atEnd);
    const later = entries.filter(({ number }) => number > payment.number);
    const balance = atEnd - movedBy(later, (other) => other === account);
    // The day reads a payment from the drawer's side: what came in is its debit.
    const moved = movedBy([payment], isMoney);
    movements.push(movementOf(head, { debit: Math.max(0, moved), credit: Math.max(0, -moved), balance }));
  }
  return movements;
}

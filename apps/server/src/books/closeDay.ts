import type { Day, DayClosed, DayClosing, DayReopening } from '@handset/domain';
import type { ShopTransaction } from '../database/HandsetDatabase.ts';
import { newId } from '../database/newId.ts';
import { Conflict } from '../http/errors.ts';
import { countMoney } from '../wallet/countMoney.ts';
import { closedUpTo, closingOf } from './dayClosings.ts';
import { requirePast } from './post.ts';

/**
 * Closes a day, and every day before it that was not closed: counts the till, sets the books right by the count, and lets
 * employees write into those days no more. @throws Conflict when the day is closed already.
 */
export async function closeDay(
  shop: ShopTransaction,
  { date, countedCash, reason }: DayClosing,
): Promise<DayClosed> {
  requirePast(shop, 'date', date);
  const last = await closedUpTo(shop);
  if (last !== undefined && date <= last) {
    const message = `The books are closed up to ${last} already`;
    throw new Conflict(message, { date: message });
  }
  const id = newId();
  const { expected, entry, tip } = await countMoney(shop, {
    account: 'cash:pocket',
    date,
    counted: countedCash,
    reason,
    refType: 'day-closing',
    refId: id,
  });
  await shop
    .insertInto('day_closings')
    .values({
      id,
      date,
      expected,
      counted: countedCash,
      reason: reason ?? null,
      entry_number: entry,
      tip_number: tip.number,
      tip_hash: tip.hash,
      created_by: shop.session.userId,
      created_at: shop.now,
    })
    .execute();
  const closing = await closingOf(shop, date);
  if (!closing) throw new RangeError('A closing was not kept');
  return closing;
}

/**
 * Opens a day again, and with it every day after it and every day that was closed along with it. What was counted stays
 * counted: the next closing counts anew. Returns the last day that is closed still. @throws Conflict when it is open.
 */
export async function reopenDay(
  shop: ShopTransaction,
  { date, reason }: DayReopening,
): Promise<Day | undefined> {
  const { numUpdatedRows } = await shop
    .updateTable('day_closings')
    .set({ reopened_at: shop.now, reopened_by: shop.session.userId, reopen_reason: reason })
    .where('date', '>=', date)
    .where('reopened_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    const message = 'This day is not closed';
    throw new Conflict(message, { date: message });
  }
  return closedUpTo(shop);
}

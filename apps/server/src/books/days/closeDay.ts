import type { Day, DayClosed, DayClosing, DayCount, DayReopening, MinorUnits } from '@handset/domain';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import { Conflict, NotFound } from '../../base/http/errors.ts';
import { accountBalance } from '../balances.ts';
import { requirePast } from '../post.ts';
import { refusedRule } from '../requireRange.ts';
import { countMoney, keepCount, requireShown } from './countMoney.ts';
import { closedUpTo, closingOf } from './dayClosings.ts';
import { decideCount, mayPostDifference, replaceCounts, storeCount } from './dayCounts.ts';

/**
 * Closes a day, and every earlier day not yet closed: counts the till, corrects the books to the count, and
 * locks those days for employees. A count by an employee with a difference above the owner's limit waits for
 * approval, and nothing is posted or closed until then. @throws Conflict when the day is already closed
 */
export async function closeDay(
  shop: ShopTransaction,
  closing: DayClosing,
): Promise<{ closed: DayClosed } | { waiting: DayCount }> {
  const { date, countedCash, expectedCash, reason } = closing;
  await requireOpen(shop, date);
  const expected = await accountBalance(shop, 'cash:pocket', date);
  await requireShown(shop, { account: 'cash:pocket', balance: expected, shown: expectedCash });
  for (const { bank, balance } of closing.confirmedBanks ?? [])
    await confirmBank(shop, { date, bank, balance });
  if (mayPostDifference(shop, countedCash - expected))
    return { closed: await postClosing(shop, closing, { id: newId(), countedBy: shop.session.userId }) };
  if (reason === undefined) throw refusedRule('reason', 'count.reason');
  return { waiting: await storeCount(shop, { date, countedCash, reason }, expected) };
}

/** Closes the day with the count that waited. @throws Conflict when the till of that day moved since it was counted. */
export async function approveCount(shop: ShopTransaction, id: string): Promise<DayClosed> {
  await decideCount(shop, id, { state: 'approved' });
  const row = await shop
    .selectFrom('day_counts')
    .select(['date', 'expected', 'counted', 'reason', 'created_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await requireOpen(shop, row.date);
  if ((await accountBalance(shop, 'cash:pocket', row.date)) !== row.expected)
    throw new Conflict('cash-moved-since-count');
  const closing = { date: row.date, countedCash: row.counted, reason: row.reason };
  return postClosing(shop, closing, { id, countedBy: row.created_by });
}

/** Records that a bank holds what the books say. @throws Conflict when they say something else by now. */
async function confirmBank(
  shop: ShopTransaction,
  { date, bank, balance }: { date: Day; bank: string; balance: MinorUnits },
): Promise<void> {
  const known = await shop.selectFrom('banks').select('id').where('id', '=', bank).executeTakeFirst();
  if (!known) throw new NotFound('bank-unknown').at('confirmedBanks');
  const id = newId();
  const count = { account: `bank:${known.id}` as const, date, counted: balance, reason: undefined };
  await requireShown(shop, {
    account: count.account,
    balance: await accountBalance(shop, count.account, date),
    shown: balance,
  });
  await keepCount(
    shop,
    { id, ...count },
    await countMoney(shop, { ...count, refType: 'cash-count', refId: id }),
  );
}

async function requireOpen(shop: ShopTransaction, date: Day): Promise<void> {
  requirePast(shop, 'date', date);
  const last = await closedUpTo(shop);
  if (last !== undefined && date <= last) throw new Conflict('day-closed', { upTo: last }).at('date');
}

async function postClosing(
  shop: ShopTransaction,
  { date, countedCash, reason }: Pick<DayClosing, 'date' | 'countedCash' | 'reason'>,
  { id, countedBy }: { id: string; countedBy: string },
): Promise<DayClosed> {
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
      created_by: countedBy,
      created_at: shop.now,
    })
    .execute();
  await replaceCounts(shop, date);
  const closing = await closingOf(shop, date);
  if (!closing) throw new RangeError('A closing was not kept');
  return closing;
}

/**
 * Reopens a day, every day after it, and every day closed together with it. Counts stay recorded, and the
 * next closing counts again. Returns the last day still closed. @throws Conflict when the day is open
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
  if (numUpdatedRows === 0n) throw new Conflict('day-open').at('date');
  return closedUpTo(shop);
}

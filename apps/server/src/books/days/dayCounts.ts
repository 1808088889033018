import { type Day, type DayClosing, type DayCount, isWithinTolerance, may } from '@handset/domain';
import type { ShopReader, ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import { Conflict, NotFound } from '../../base/http/errors.ts';

/** Whether the asker may set the books right by so much. */
export function mayPostDifference({ session }: ShopReader, difference: number): boolean {
  return may(session.role, 'approve-count') || isWithinTolerance(difference, session.shop.countTolerance);
}

/** Stores a count for the owner's approval, replacing an earlier one of that day. Posts nothing. */
export async function storeCount(
  shop: ShopTransaction,
  { date, countedCash, reason }: Pick<DayClosing, 'date' | 'countedCash'> & { reason: string },
  expected: number,
): Promise<DayCount> {
  await shop
    .updateTable('day_counts')
    .set({ state: 'replaced' })
    .where('state', '=', 'waiting')
    .where('date', '=', date)
    .execute();
  const id = newId();
  await shop
    .insertInto('day_counts')
    .values({
      id,
      date,
      expected,
      counted: countedCash,
      reason,
      state: 'waiting',
      created_by: shop.session.userId,
      created_at: shop.now,
    })
    .execute();
  return dayCount(shop, id);
}

/** Replaces counts that wait for a day being closed, or for an earlier one. */
export async function replaceCounts(shop: ShopTransaction, upTo: Day): Promise<void> {
  await shop
    .updateTable('day_counts')
    .set({ state: 'replaced' })
    .where('state', '=', 'waiting')
    .where('date', '<=', upTo)
    .execute();
}

/** Records the owner's decision. @throws Conflict when it was decided already */
export async function decideCount(
  shop: ShopTransaction,
  id: string,
  decision: { state: 'approved' | 'rejected'; note?: string },
): Promise<DayCount> {
  const { state } = await dayCount(shop, id);
  if (state !== 'waiting') throw new Conflict(state === 'replaced' ? 'count-replaced' : 'count-decided');
  await shop
    .updateTable('day_counts')
    .set({ ...decision, decided_by: shop.session.userId, decided_at: shop.now })
    .where('id', '=', id)
    .execute();
  return dayCount(shop, id);
}

async function dayCount(shop: ShopReader, id: string): Promise<DayCount> {
  const row = await selectCounts(shop).where('day_counts.id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound('count-unknown');
  return countOf(row);
}

/** The last count of a day that waits for the owner or was rejected. */
export async function countOfDay(shop: ShopReader, date: Day): Promise<DayCount | null> {
  const row = await selectCounts(shop)
    .where('day_counts.date', '=', date)
    .where('day_counts.state', 'in', ['waiting', 'rejected'])
    .orderBy('day_counts.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? countOf(row) : null;
}

export function selectCounts(shop: ShopReader) {
  return shop
    .selectFrom('day_counts')
    .innerJoin('users as counters', 'counters.id', 'day_counts.created_by')
    .leftJoin('users as deciders', 'deciders.id', 'day_counts.decided_by')
    .selectAll('day_counts')
    .select(['counters.username as counter', 'deciders.username as decider']);
}

function countOf(
  row: Awaited<ReturnType<ReturnType<typeof selectCounts>['executeTakeFirstOrThrow']>>,
): DayCount {
  return {
    _id: row.id,
    date: row.date,
    expected: row.expected,
    counted: row.counted,
    difference: row.counted - row.expected,
    reason: row.reason,
    state: row.state,
    createdAt: new Date(row.created_at).toISOString(),
    createdBy: row.counter,
    decidedBy: row.decider,
    note: row.note,
  };
}

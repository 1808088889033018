import type { Day, DayBook, DayClosed } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';

/** The last closed day. Undefined when there is none. */
export async function closedUpTo(shop: ShopReader): Promise<Day | undefined> {
  const last = await shop
    .selectFrom('day_closings')
    .select('date')
    .where('reopened_at', 'is', null)
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.date;
}

/** Closing of a day. Undefined when the day was not closed, or was reopened. */
export async function closingOf(shop: ShopReader, date: Day): Promise<DayClosed | undefined> {
  const closing = await shop
    .selectFrom('day_closings')
    .innerJoin('users', 'users.id', 'day_closings.created_by')
    // An approved count and its closing have one id.
    .leftJoin('day_counts', 'day_counts.id', 'day_closings.id')
    .leftJoin('users as approvers', 'approvers.id', 'day_counts.decided_by')
    .selectAll('day_closings')
    .select(['users.username', 'approvers.username as approver'])
    .where('day_closings.date', '=', date)
    .where('reopened_at', 'is', null)
    .executeTakeFirst();
  if (!closing) return undefined;
  const later = await shop
    .selectFrom('journal_entries')
    .select('number')
    .where('date', '=', date)
    .where('number', '>', closing.tip_number)
    .limit(1)
    .executeTakeFirst();
  return {
    _id: closing.id,
    date,
    expected: closing.expected,
    counted: closing.counted,
    difference: closing.counted - closing.expected,
    reason: closing.reason,
    entry: closing.entry_number,
    tip: { number: closing.tip_number, hash: closing.tip_hash },
    isChangedSince: later !== undefined,
    createdAt: new Date(closing.created_at).toISOString(),
    createdBy: closing.username,
    approvedBy: closing.approver,
  };
}

/** The last reopening of a day. Undefined when the day was never reopened. */
export async function reopeningOf(shop: ShopReader, date: Day): Promise<DayBook['reopening'] | undefined> {
  const last = await shop
    .selectFrom('day_closings')
    .innerJoin('users', 'users.id', 'day_closings.reopened_by')
    .select(['reopen_reason', 'reopened_at', 'users.username'])
    .where('day_closings.date', '=', date)
    .where('reopened_at', 'is not', null)
    .orderBy('reopened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    last && {
      reason: last.reopen_reason ?? '',
      createdAt: new Date(last.reopened_at ?? 0).toISOString(),
      createdBy: last.username,
    }
  );
}

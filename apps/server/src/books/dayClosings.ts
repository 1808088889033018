import { type Day, type DayClosed, toRupees } from '@handset/domain';
import type { ShopReader } from '../database/HandsetDatabase.ts';

/** The last day that is closed; none when no day is. */
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

/** How a day was closed; nothing when it was not, or was reopened. */
export async function closingOf(shop: ShopReader, date: Day): Promise<DayClosed | undefined> {
  const closing = await shop
    .selectFrom('day_closings')
    .innerJoin('users', 'users.id', 'day_closings.created_by')
    .selectAll('day_closings')
    .select('users.username')
    .where('date', '=', date)
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
    expected: toRupees(closing.expected),
    counted: toRupees(closing.counted),
    difference: toRupees(closing.counted - closing.expected),
    reason: closing.reason,
    entry: closing.entry_number,
    tip: { number: closing.tip_number, hash: closing.tip_hash },
    isChangedSince: later !== undefined,
    createdAt: new Date(closing.created_at).toISOString(),
    createdBy: closing.username,
  };
}

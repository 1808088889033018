import type { Notification, NotificationKind } from '@handset/domain';
import * as z from 'zod';
import type { ShopReader, ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { keyOf, pageOf } from '../../base/lists/pages.ts';
import type { News, NewsSource } from '../../base/notifications/News.ts';

/** Filters of the notification list. */
export interface NotificationFilters {
  kind?: NotificationKind | undefined;
  isUnread?: boolean | undefined;
  limit: number;
  cursor?: string | undefined;
}

const newsKey = z.tuple([z.string(), z.string()]);

/** Current notifications from the shop's own data, latest first, with this user's read marks. */
export async function notifications(
  shop: ShopReader,
  sources: readonly NewsSource[],
  filters: NotificationFilters,
) {
  const after = keyOf(filters.cursor, newsKey);
  const all = (await readOrNot(shop, await newsOf(shop, sources))).filter(
    (it) => filters.kind === undefined || it.kind === filters.kind,
  );
  const chosen = filters.isUnread ? all.filter((it) => !it.isRead) : all;
  const rest = after ? chosen.filter((it) => isAfter(it, after)) : chosen;
  const { page, nextCursor } = pageOf(rest.slice(0, filters.limit + 1), filters.limit, (it) => [
    it.date,
    it._id,
  ]);
  return {
    data: page,
    nextCursor,
    total: chosen.length,
    unread: all.filter((it) => !it.isRead).length,
  };
}

function isAfter(it: News, [date, id]: [string, string]): boolean {
  return it.date < date || (it.date === date && it._id > id);
}

async function newsOf(shop: ShopReader, sources: readonly NewsSource[]): Promise<News[]> {
  const news: News[] = [];
  for (const source of sources) news.push(...(await source(shop)));
  return news.sort((a, b) => (a.date === b.date ? (a._id < b._id ? -1 : 1) : a.date < b.date ? 1 : -1));
}

async function readOrNot(shop: ShopReader, news: readonly News[]): Promise<Notification[]> {
  if (news.length === 0) return [];
  // Query only the keys of current notifications, since the list of read ones only grows.
  const rows = await shop
    .selectFrom('notification_reads')
    .select('key')
    .where('user_id', '=', shop.session.userId)
    .where(
      'key',
      'in',
      news.map((it) => it._id),
    )
    .execute();
  const read = new Set(rows.map((row) => row.key));
  return news.map((it) => ({ ...it, isRead: read.has(it._id) }));
}

/** Marks notifications as read by this person: the ones named, or all that there are. Unknown ones mean nothing. */
export async function markRead(
  shop: ShopTransaction,
  sources: readonly NewsSource[],
  ids: readonly string[] | undefined,
): Promise<number> {
  const named = ids && new Set(ids);
  const unread = (await readOrNot(shop, await newsOf(shop, sources))).filter(
    (it) => !it.isRead && (!named || named.has(it._id)),
  );
  if (unread.length === 0) return 0;
  await shop
    .insertInto('notification_reads')
    .values(unread.map((it) => ({ user_id: shop.session.userId, key: it._id, read_at: shop.now })))
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .execute();
  return unread.length;
}

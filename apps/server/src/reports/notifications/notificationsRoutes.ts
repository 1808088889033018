import { notificationContract } from '@handset/domain';
import { type Route, readRoute, writeRoute } from '../../base/http/route.ts';
import type { NewsSource } from '../../base/notifications/News.ts';
import { markRead, notifications } from './notifications.ts';

/** The routes of notifications from all features. */
export const notificationsRoutes = (sources: readonly NewsSource[]): Route[] => [
  readRoute({
    ...notificationContract.list,
    handle: (shop, { query: { unread, ...query } }) =>
      notifications(shop, sources, { ...query, isUnread: unread }),
  }),
  writeRoute({
    ...notificationContract.markRead,
    status: 200,
    isAudited: false,
    isOpenWhileSuspended: true,
    handle: async (shop, { body }) => {
      const count = await markRead(shop, sources, body.ids);
      return {
        message: count === 1 ? '1 notification marked as read' : `${count} notifications marked as read`,
      };
    },
  }),
];

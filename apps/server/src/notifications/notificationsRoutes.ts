import {
  messageAnswer,
  NOTIFICATION_KINDS,
  notificationsAnswer,
  notificationsReadRequest,
} from '@handset/domain';
import * as z from 'zod';
import { type Route, readRoute, writeRoute } from '../http/route.ts';
import { markRead, notifications } from './notifications.ts';

export const notificationsRoutes: Route[] = [
  readRoute({
    url: '/api/notifications',
    summary: 'What the shop should know: credit and committees due, warranties ending, low and old stock',
    permission: 'daily-work',
    query: z.strictObject({
      kind: z.enum(NOTIFICATION_KINDS).optional(),
      unread: z.stringbool().meta({ maxLength: 8 }).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
      cursor: z.string().max(400).optional(),
    }),
    answer: notificationsAnswer,
    handle: (shop, { query: { unread, ...query } }) => notifications(shop, { ...query, isUnread: unread }),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/notifications/read',
    summary: 'Mark notifications as read by oneself: the ones named, or all',
    permission: 'daily-work',
    status: 200,
    isAudited: false,
    isOpenWhileSuspended: true,
    body: notificationsReadRequest,
    answer: messageAnswer,
    handle: async (shop, { body }) => {
      const count = await markRead(shop, body.ids);
      return {
        message: count === 1 ? '1 notification marked as read' : `${count} notifications marked as read`,
      };
    },
  }),
];

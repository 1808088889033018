import * as z from 'zod';
import { breaks } from '../rules/rules.ts';

/** Kinds of notifications that the server raises by itself. */
export const NOTIFICATION_KINDS = [
  'credit-due',
  'committee-due',
  'warranty-ending',
  'low-stock',
  'old-stock',
  'sale-dropped',
  'count-waiting',
  'count-decided',
  'clock',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** `POST /api/notifications/read`: the ones named, or all that there are now. */
export const notificationsReadRequest = z.strictObject({
  ids: z
    .array(z.string().min(1, breaks('required')).max(120, breaks('too-long')))
    .max(500, breaks('too-many'))
    .optional(),
});
export type NotificationsRead = z.output<typeof notificationsReadRequest>;

import * as z from 'zod';
import { NOTIFICATION_KINDS } from '../notification/notification.ts';

/** Something that the shop's own data says somebody should know. */
export const notificationAnswer = z.object({
  /** Its own key: the same thing said again is the same notification. */
  _id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** In plain English; other languages make their own sentence of `values`. */
  message: z.string(),
  /** Parameters of the sentence: names, amounts in rupees, days. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The day it is about. */
  date: z.string(),
  isRead: z.boolean(),
  refType: z.string(),
  refId: z.string(),
});
export type Notification = z.output<typeof notificationAnswer>;

export const notificationsAnswer = z.object({
  data: z.array(notificationAnswer),
  nextCursor: z.string().nullable(),
  total: z.number(),
  unread: z.number(),
});

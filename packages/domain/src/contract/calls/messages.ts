import * as z from 'zod';
import { chatMessageSchema, chatReadSchema } from '../../chat/chat.ts';
import { optionalDaySchema } from '../../day/daySchema.ts';
import { NOTIFICATION_KINDS, notificationsReadRequest } from '../../notification/notification.ts';
import { searchQuery } from '../../search/search.ts';
import { optionalText } from '../../text/text.ts';
import { messageAnswer } from '../answers.ts';
import { auditAnswer } from '../audit.ts';
import { chatAnswer, chatReadAnswer, chatSentAnswer } from '../chat.ts';
import { notificationsAnswer } from '../notifications.ts';
import { pageQuery, wholeNumber } from '../queries.ts';
import { searchAnswer } from '../search.ts';
import type { Calls } from './Call.ts';

const auditQuery = z.strictObject({
  /** The user's `_id`. */
  user: z.uuid().optional(),
  /** A text within the action, such as 'Sign-in'. */
  q: optionalText(100),
  /** The `_id` of the record concerned. */
  refId: optionalText(80),
  /** The first day of the shop, `YYYY-MM-DD`. */
  from: optionalDaySchema,
  /** The last day. */
  to: optionalDaySchema,
  ...pageQuery.shape,
});

/** The number of a message. */
const messageNumber = wholeNumber.min(0).max(Number.MAX_SAFE_INTEGER).optional();

/** The messages before one, those after one, or the latest. */
const chatQuery = z.strictObject({
  before: messageNumber,
  after: messageNumber,
  limit: pageQuery.shape.limit,
});

const notificationQuery = z.strictObject({
  kind: z.enum(NOTIFICATION_KINDS).optional(),
  /** Only those that one has not read: `true`. */
  unread: z.stringbool().meta({ maxLength: 8 }).optional(),
  limit: pageQuery.shape.limit,
  cursor: z.string().max(400).optional(),
});

/** The audit log of the shop. */
export const auditContract = {
  lines: {
    method: 'GET',
    url: '/api/audit',
    summary: 'Who did what in the shop, the latest first',
    access: 'audit',
    query: auditQuery,
    answer: auditAnswer,
  },
} as const satisfies Calls;

/** Search over everything. */
export const searchContract = {
  find: {
    method: 'GET',
    url: '/api/search',
    summary: 'Phones by IMEI or model, parties by name, number or CNIC, invoices and slips by number',
    access: 'daily-work',
    query: searchQuery,
    answer: searchAnswer,
  },
} as const satisfies Calls;

/** Chat within the shop. */
export const chatContract = {
  messages: {
    method: 'GET',
    url: '/api/chat',
    summary:
      "What the shop's people say to each other: the latest, or what was said before or after a message",
    access: 'daily-work',
    query: chatQuery,
    answer: chatAnswer,
  },
  say: {
    method: 'POST',
    url: '/api/chat',
    summary: 'Say something to everybody in the shop',
    access: 'daily-work',
    body: chatMessageSchema,
    answer: chatSentAnswer,
  },
  markRead: {
    method: 'POST',
    url: '/api/chat/read',
    summary: 'Note how far one has read',
    access: 'daily-work',
    body: chatReadSchema,
    answer: chatReadAnswer,
  },
} as const satisfies Calls;

/** Notifications. */
export const notificationContract = {
  list: {
    method: 'GET',
    url: '/api/notifications',
    summary:
      'What the shop should know: credit and committees due, warranties ending, low and old stock; for the owner, a clock that moved',
    access: 'daily-work',
    query: notificationQuery,
    answer: notificationsAnswer,
  },
  markRead: {
    method: 'POST',
    url: '/api/notifications/read',
    summary: 'Mark notifications as read by oneself: the ones named, or all',
    access: 'daily-work',
    body: notificationsReadRequest,
    answer: messageAnswer,
  },
} as const satisfies Calls;

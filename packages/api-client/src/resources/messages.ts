import {
  auditContract,
  type ChatMessage,
  chatContract,
  type NotificationsRead,
  notificationContract,
  searchContract,
} from '@handset/domain';
import { callsOver, type QueryOf } from '../client/callsOver.ts';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';

/** Filters of a list of notifications. */
export type NotificationQuery = QueryOf<typeof notificationContract.list>;

/** Messages before or after one, by its number. */
export type ChatQuery = QueryOf<typeof chatContract.messages>;

/** Filters of the audit log. */
export type AuditQuery = QueryOf<typeof auditContract.lines>;

/** Notifications. Amounts in `values` are rupees. */
export function notificationCalls(transport: Transport) {
  const call = callsOver(transport);
  return {
    list: (query?: NotificationQuery) => call(notificationContract.list, { query }),
    /** Marks as read by oneself: the ones named, or all. */
    markRead: (which: NotificationsRead, submission: Submission) =>
      call(notificationContract.markRead, { body: which, submission }),
  };
}

/** Chat within the shop. */
export function chatCalls(transport: Transport) {
  const call = callsOver(transport);
  return {
    messages: (query?: ChatQuery) => call(chatContract.messages, { query }),
    say: (message: ChatMessage, submission: Submission) =>
      call(chatContract.say, { body: message, submission }),
    /** Records the last message read. */
    markRead: (upTo: number, submission: Submission) =>
      call(chatContract.markRead, { body: { upTo }, submission }),
  };
}

/** The audit log of the shop. */
export function auditCalls(transport: Transport) {
  const call = callsOver(transport);
  return {
    lines: (query?: AuditQuery) => call(auditContract.lines, { query }),
  };
}

/** Search over everything. */
export function searchCalls(transport: Transport) {
  const call = callsOver(transport);
  return {
    /** Phones, parties, invoices and slips, at most ten of each. */
    find: async (q: string) => (await call(searchContract.find, { query: { q } })).data,
  };
}

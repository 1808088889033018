import type {
  auditAnswer,
  ChatMessage,
  chatAnswer,
  chatReadAnswer,
  chatSentAnswer,
  messageAnswer,
  NotificationsRead,
  notificationsAnswer,
} from '@handset/domain';
import { read } from '../client/calls.ts';
import type { Submission } from '../client/Submission.ts';
import type { Query, Transport } from '../client/transport.ts';
import type { Answer } from '../wire/Answer.ts';
import { searchShape } from '../wire/answerShapes.ts';

/** Which notifications a list shows. */
export interface NotificationQuery extends Query {
  /** Only those that one has not read: `true`. */
  unread?: string | undefined;
  kind?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Which messages: those before or after one, by its number. */
export interface ChatQuery extends Query {
  before?: number | undefined;
  after?: number | undefined;
  limit?: number | undefined;
}

/** Who did what, when. */
export interface AuditQuery extends Query {
  /** Whose doings. */
  user?: string | undefined;
  /** About what. */
  refId?: string | undefined;
  /** Part of what was done. */
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** What the shop should know. Amounts in `values` are rupees. */
export function notificationCalls(transport: Transport) {
  return {
    list: (query?: NotificationQuery) =>
      transport.get<Answer<typeof notificationsAnswer>>('api/notifications', query),
    /** Marks as read by oneself: the ones named, or all. */
    markRead: (which: NotificationsRead, submission: Submission) =>
      transport.send<Answer<typeof messageAnswer>>('POST', 'api/notifications/read', which, submission),
  };
}

/** What the shop's people say to each other. */
export function chatCalls(transport: Transport) {
  return {
    messages: (query?: ChatQuery) => transport.get<Answer<typeof chatAnswer>>('api/chat', query),
    say: (message: ChatMessage, submission: Submission) =>
      transport.send<Answer<typeof chatSentAnswer>>('POST', 'api/chat', message, submission),
    /** Notes how far one has read. */
    markRead: (upTo: number, submission: Submission) =>
      transport.send<Answer<typeof chatReadAnswer>>('POST', 'api/chat/read', { upTo }, submission),
  };
}

/** Who did what in the shop. */
export function auditCalls(transport: Transport) {
  return {
    lines: (query?: AuditQuery) => transport.get<Answer<typeof auditAnswer>>('api/audit', query),
  };
}

/** One box for everything. */
export function searchCalls(transport: Transport) {
  return {
    /** Phones, parties, invoices and slips, at most ten of each. */
    find: async (q: string) => (await read(transport, searchShape, 'api/search', { q })).data,
  };
}

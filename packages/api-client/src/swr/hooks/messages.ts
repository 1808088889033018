import type { NotificationsRead } from '@handset/domain';
import {
  type AuditQuery,
  auditCalls,
  type ChatQuery,
  chatCalls,
  type NotificationQuery,
  notificationCalls,
  searchCalls,
} from '../../resources/messages.ts';
import { usePages } from '../usePages.ts';
import { keepPrevious, useRead } from '../useRead.ts';
import { useWrite } from '../useWrite.ts';

/** Searches phones, parties, invoices and slips. Sends no request for an empty text. */
export const useSearch = (q: string) =>
  useRead(q.trim() ? ['search', q] : null, searchCalls, (search) => search.find(q), keepPrevious);

/** Chat within the shop. */
export const useChat = (query?: ChatQuery) =>
  useRead(['chat', query], chatCalls, (chat) => chat.messages(query), keepPrevious);

/** Notifications. */
export const useNotifications = (query: NotificationQuery = {}) =>
  usePages('notifications', query, notificationCalls, (notifications, page) =>
    notifications.list({ ...query, ...page }),
  );

/** The audit log of the shop. */
export const useAudit = (query: AuditQuery) =>
  usePages('audit', query, auditCalls, (audit, page) => audit.lines({ ...query, ...page }));

export const useMarkNotificationsRead = () =>
  useWrite(
    notificationCalls,
    (notifications, which: NotificationsRead, submission) => notifications.markRead(which, submission),
    ['notifications'],
  );

export const useSendChat = () =>
  useWrite(chatCalls, (chat, text: string, submission) => chat.say({ text }, submission), ['chat']);

export const useMarkChatRead = () =>
  useWrite(chatCalls, (chat, upTo: number, submission) => chat.markRead(upTo, submission), ['chat']);

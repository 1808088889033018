import {
  chatAnswer,
  chatMessageSchema,
  chatReadAnswer,
  chatReadSchema,
  chatSentAnswer,
} from '@handset/domain';
import { type Route, readRoute, writeRoute } from '../http/route.ts';
import { chat, chatQuery, readChat, say } from './chat.ts';

export const chatRoutes: Route[] = [
  readRoute({
    url: '/api/chat',
    summary:
      "What the shop's people say to each other: the latest, or what was said before or after a message",
    permission: 'daily-work',
    query: chatQuery,
    answer: chatAnswer,
    handle: (shop, { query }) => chat(shop, query),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/chat',
    summary: 'Say something to everybody in the shop',
    permission: 'daily-work',
    body: chatMessageSchema,
    answer: chatSentAnswer,
    // A message is its own record.
    isAudited: false,
    handle: async (shop, { body }) => ({ message: 'Message sent', data: await say(shop, body) }),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/chat/read',
    summary: 'Note how far one has read',
    permission: 'daily-work',
    body: chatReadSchema,
    answer: chatReadAnswer,
    status: 200,
    isAudited: false,
    isOpenWhileSuspended: true,
    handle: async (shop, { body }) => ({ message: 'Messages read', data: await readChat(shop, body) }),
  }),
];

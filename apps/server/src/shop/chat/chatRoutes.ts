import { chatContract } from '@handset/domain';
import { type Route, readRoute, writeRoute } from '../../base/http/route.ts';
import { chat, postMessage, readChat } from './chat.ts';

export const chatRoutes: Route[] = [
  readRoute({
    ...chatContract.messages,
    handle: (shop, { query }) => chat(shop, query),
  }),
  writeRoute({
    ...chatContract.say,
    // A message is its own record.
    isAudited: false,
    handle: async (shop, { body }) => ({ message: 'Message sent', data: await postMessage(shop, body) }),
  }),
  writeRoute({
    ...chatContract.markRead,
    status: 200,
    isAudited: false,
    isOpenWhileSuspended: true,
    handle: async (shop, { body }) => ({ message: 'Messages read', data: await readChat(shop, body) }),
  }),
];

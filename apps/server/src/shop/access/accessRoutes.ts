import { accessContract, idSchema } from '@handset/domain';
import * as z from 'zod';
import { unscoped } from '../../base/database/HandsetDatabase.ts';
import { idempotencyKey } from '../../base/http/idempotency.ts';
import { type Route, serverRoute } from '../../base/http/route.ts';
import { hasShops, signIn, signUp } from './accounts.ts';
import { bearerToken } from './bearerToken.ts';
import { callerOf } from './Caller.ts';
import { newPasswordHash, setOwnPassword } from './changePassword.ts';
import { onceForUser } from './onceForUser.ts';
import { endOpenSession, openSessions } from './openSessions.ts';
import { signedInSession } from './ownAccount.ts';
import { endSessions, userOf } from './sessions.ts';

/** A shop is opened once, and the digest of its password takes long. Sign-ins are limited by their failures. */
const SIGN_UP_LIMIT = { max: 100, minutes: 15 };

export const accessRoutes: Route[] = [
  serverRoute({
    ...accessContract.signIn,
    handle: ({ database, request }, { body }) => signIn(database, body, callerOf(request)),
  }),
  serverRoute({
    ...accessContract.signUp,
    status: 201,
    isIdempotent: true,
    limit: SIGN_UP_LIMIT,
    async handle({ database, request, reply }, { body }) {
      const key = idempotencyKey(request.headers['idempotency-key']);
      const { isReplay, ...session } = await signUp(database, body, { key, ...callerOf(request) });
      if (isReplay) reply.header('idempotency-replayed', 'true');
      return session;
    },
  }),
  serverRoute({
    ...accessContract.signOut,
    isIdempotent: true,
    async handle({ database, request }) {
      // Signing out twice is harmless, so no answer is stored for the key.
      idempotencyKey(request.headers['idempotency-key']);
      await endSessions(unscoped(database), { token: bearerToken(request) ?? '' }, database.clock());
      return { message: 'Signed out' };
    },
  }),
  serverRoute({
    ...accessContract.me,
    handle: async (server) => userOf(signedInSession(server)),
  }),
  serverRoute({
    ...accessContract.changePassword,
    isIdempotent: true,
    async handle(server, { body }) {
      const { database, request } = server;
      const session = signedInSession(server);
      const changer = { session, token: bearerToken(request) ?? '', caller: callerOf(request) };
      const hash = await newPasswordHash(database, changer, body);
      return onceForUser(server, session, { body, status: 200, isSecret: true }, async (transaction) => {
        if (hash) await setOwnPassword(transaction, changer, hash, database.clock());
        return { message: 'Password edited successfully' };
      });
    },
  }),
  serverRoute({
    ...accessContract.sessions,
    async handle(server) {
      const token = bearerToken(server.request) ?? '';
      return { data: await openSessions(server.database, signedInSession(server), token) };
    },
  }),
  serverRoute({
    ...accessContract.endSession,
    params: z.object({ id: idSchema }),
    async handle(server, { params }) {
      await endOpenSession(server.database, signedInSession(server), params.id);
      return { message: 'Signed out on that device' };
    },
  }),
  serverRoute({
    ...accessContract.setup,
    handle: async ({ database }) => ({ isEmpty: !(await hasShops(unscoped(database))) }),
  }),
  serverRoute({
    method: 'GET',
    url: '/api/health',
    summary: 'Whether the server runs',
    access: 'public',
    answer: z.object({ status: z.literal('ok') }),
    handle: async () => ({ status: 'ok' as const }),
  }),
  serverRoute({
    method: 'GET',
    url: '/api/health/ready',
    summary: 'Whether the server can work: its database answers',
    access: 'public',
    answer: z.object({ status: z.literal('ready') }),
    async handle({ database }) {
      await database.requireAnswer();
      return { status: 'ready' as const };
    },
  }),
];

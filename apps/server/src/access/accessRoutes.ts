import {
  changePasswordSchema,
  idSchema,
  messageAnswer,
  openSessionsAnswer,
  sessionAnswer,
  setupAnswer,
  signInSchema,
  signUpSchema,
  userAnswer,
} from '@handset/domain';
import * as z from 'zod';
import { unscoped } from '../database/HandsetDatabase.ts';
import { SignedOut } from '../http/errors.ts';
import { idempotencyKey } from '../http/idempotency.ts';
import { onceForUser } from '../http/onceForUser.ts';
import { type Route, type ServerContext, serverRoute } from '../http/route.ts';
import { hasShops, signIn, signUp } from './accounts.ts';
import { bearerToken } from './bearerToken.ts';
import { callerOf } from './Caller.ts';
import { newPasswordHash, setOwnPassword } from './changePassword.ts';
import { endOpenSession, openSessions } from './openSessions.ts';
import { endSessions, userOf } from './sessions.ts';

/** A shop full of people shares one address; a guesser shares it too. */
const SIGN_IN_LIMIT = { max: 100, minutes: 15 };

export const accessRoutes: Route[] = [
  serverRoute({
    method: 'POST',
    url: '/api/auth/sign-in',
    summary: 'Sign in',
    access: 'public',
    body: signInSchema,
    answer: sessionAnswer,
    limit: SIGN_IN_LIMIT,
    handle: ({ database, request }, { body }) => signIn(database, body, callerOf(request)),
  }),
  serverRoute({
    method: 'POST',
    url: '/api/auth/sign-up',
    summary: 'Open a shop and sign its owner in',
    access: 'public',
    body: signUpSchema,
    answer: sessionAnswer,
    status: 201,
    isIdempotent: true,
    limit: SIGN_IN_LIMIT,
    async handle({ database, request, reply }, { body }) {
      const key = idempotencyKey(request.headers['idempotency-key']);
      const { isReplay, ...session } = await signUp(database, body, { key, ...callerOf(request) });
      if (isReplay) reply.header('idempotency-replayed', 'true');
      return session;
    },
  }),
  serverRoute({
    method: 'POST',
    url: '/api/auth/sign-out',
    summary: 'End this session',
    access: 'signed-in',
    answer: messageAnswer,
    isIdempotent: true,
    async handle({ database, request }) {
      // Nobody can sign out twice: the key has nothing to keep.
      idempotencyKey(request.headers['idempotency-key']);
      await endSessions(unscoped(database), { token: bearerToken(request) ?? '' }, database.clock());
      return { message: 'Signed out' };
    },
  }),
  serverRoute({
    method: 'GET',
    url: '/api/auth/me',
    summary: 'Who is signed in',
    access: 'signed-in',
    answer: userAnswer,
    handle: async (server) => userOf(signedInSession(server)),
  }),
  serverRoute({
    method: 'PATCH',
    url: '/api/password/edit',
    summary: 'Change the own password; other sessions end',
    access: 'signed-in',
    body: changePasswordSchema,
    answer: messageAnswer,
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
    method: 'GET',
    url: '/api/auth/sessions',
    summary: 'The devices on which one is signed in',
    access: 'signed-in',
    answer: openSessionsAnswer,
    async handle(server) {
      const token = bearerToken(server.request) ?? '';
      return { data: await openSessions(server.database, signedInSession(server), token) };
    },
  }),
  serverRoute({
    method: 'DELETE',
    url: '/api/auth/sessions/:id',
    summary: 'Sign out on one of the own devices',
    access: 'signed-in',
    params: z.object({ id: idSchema }),
    answer: messageAnswer,
    async handle(server, { params }) {
      await endOpenSession(server.database, signedInSession(server), params.id);
      return { message: 'Signed out on that device' };
    },
  }),
  serverRoute({
    method: 'GET',
    url: '/api/setup',
    summary: 'Whether this server holds any shop yet',
    access: 'public',
    answer: setupAnswer,
    handle: async ({ database }) => ({ isEmpty: !(await hasShops(unscoped(database))) }),
  }),
  serverRoute({
    method: 'GET',
    url: '/api/health',
    summary: 'Whether the database answers',
    access: 'public',
    answer: z.object({ status: z.literal('ok') }),
    async handle({ database }) {
      await database.isAlive();
      return { status: 'ok' as const };
    },
  }),
];

function signedInSession({ session }: ServerContext) {
  if (!session) throw new SignedOut();
  return session;
}

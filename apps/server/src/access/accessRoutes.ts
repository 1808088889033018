import {
  changePasswordSchema,
  messageAnswer,
  sessionAnswer,
  setupAnswer,
  signInSchema,
  signUpSchema,
  userAnswer,
} from '@handset/domain';
import { z } from 'zod';
import { unscoped } from '../database/HandsetDatabase.ts';
import { SignedOut } from '../http/errors.ts';
import { idempotencyKey } from '../http/idempotency.ts';
import { type Route, type ServerContext, serverRoute } from '../http/route.ts';
import { changePassword, hasShops, signIn, signUp } from './accounts.ts';
import { bearerToken } from './bearerToken.ts';
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
    handle: ({ database, request }, { body }) => signIn(database, body, request.id),
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
      const { isReplay, ...session } = await signUp(database, body, { key, requestId: request.id });
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
      const session = signedInSession(server);
      const { id: requestId } = server.request;
      const token = bearerToken(server.request) ?? '';
      await changePassword(server.database, { session, token, requestId }, body);
      return { message: 'Password edited successfully' };
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

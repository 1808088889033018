import type { Transaction } from 'kysely';
import { bearerToken } from '../access/bearerToken.ts';
import { queueOf } from '../access/registrars.ts';
import type { Database } from '../database/Database.ts';
import type { Session } from '../database/Session.ts';
import { answerGivenTo, idempotencyKey, type KeptAnswer, keepAnswerOf, requestHash } from './idempotency.ts';
import type { ServerContext } from './route.ts';

/** What a change outside any one shop's work is known by when it comes again. */
interface Said {
  params?: unknown;
  body: unknown;
  status: 200 | 201;
  /** Whether the body holds a secret, so that not even a plain hash of it may be kept. */
  isSecret?: boolean;
}

/**
 * Runs a change that somebody makes outside their shop's work, or without having a shop: one transaction holds its effect and the
 * answer kept under their `Idempotency-Key`. A repetition gets that answer again.
 */
export async function onceForUser<Answer>(
  { database, request, reply }: ServerContext,
  session: Session,
  { params, body, status, isSecret = false }: Said,
  work: (transaction: Transaction<Database>) => Promise<Answer>,
): Promise<Answer> {
  const key = idempotencyKey(request.headers['idempotency-key']);
  const submission = key && {
    key,
    route: `${request.method} ${request.routeOptions.url ?? request.url}`,
    requestHash: requestHash({ params, body: body ?? null }, isSecret ? bearerToken(request) : undefined),
  };
  const outcome = await database.changing<{ given: KeptAnswer } | { fresh: Answer }>(
    queueOf(session),
    async (transaction) => {
      const given = submission && (await answerGivenTo(transaction, session.userId, submission));
      if (given) return { given };
      const fresh = await work(transaction);
      const kept = { status, response: JSON.stringify(fresh) };
      if (submission) await keepAnswerOf(transaction, session.userId, submission, kept, database.clock());
      return { fresh };
    },
  );
  if ('fresh' in outcome) return outcome.fresh;
  reply.code(outcome.given.status).header('idempotency-replayed', 'true');
  return JSON.parse(outcome.given.response);
}

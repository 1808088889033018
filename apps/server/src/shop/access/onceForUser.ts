import type { Transaction } from 'kysely';
import type { Database } from '../../base/database/Database.ts';
import type { Session } from '../../base/database/Session.ts';
import {
  answerGivenTo,
  decodeKept,
  encodeKept,
  idempotencyKey,
  type KeptAnswer,
  keepAnswerOf,
  requestHash,
} from '../../base/http/idempotency.ts';
import type { ServerContext } from '../../base/http/route.ts';
import { bearerToken } from './bearerToken.ts';
import { lockOf } from './registrars.ts';

/** The content of a change outside any one shop, by which a repetition is recognised. */
interface Said {
  params?: unknown;
  body: unknown;
  status: 200 | 201;
  /** Whether the body contains a secret, so that not even a plain hash of it may be stored. */
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
  const answer = request.routeOptions.config.declared?.answer;
  const key = idempotencyKey(request.headers['idempotency-key']);
  const submission = key && {
    key,
    route: `${request.method} ${request.routeOptions.url ?? request.url}`,
    requestHash: requestHash({ params, body: body ?? null }, isSecret ? bearerToken(request) : undefined),
  };
  const outcome = await database.changing<{ given: KeptAnswer } | { fresh: Answer }>(
    lockOf(session),
    async (transaction) => {
      const given = submission && (await answerGivenTo(transaction, session.userId, submission));
      if (given) return { given };
      const fresh = await work(transaction);
      const kept = { status, response: encodeKept(answer, fresh) };
      if (submission) await keepAnswerOf(transaction, session.userId, submission, kept, database.clock());
      return { fresh };
    },
  );
  if ('fresh' in outcome) return outcome.fresh;
  reply.code(outcome.given.status).header('idempotency-replayed', 'true');
  return decodeKept(answer, outcome.given.response) as Answer;
}

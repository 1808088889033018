import { type ErrorAnswer, type Locale, type Refusal, refusal, refusalMessage } from '@handset/domain';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable, OutcomeUnknown } from '../../base/database/DatabaseUnavailable.ts';
import { diskProblem } from '../../base/database/diskProblem.ts';
import { isUniqueViolation, WritesRefused } from '../../base/database/HandsetDatabase.ts';
import { sqlStateOf } from '../../base/database/PostgresConnections.ts';
import { Conflict, HttpError, Malformed, NotFound } from '../../base/http/errors.ts';
import { localeOf } from '../../base/http/localeOf.ts';

/** Answers whatever was thrown, in the one shape that every error of the API has, and in the reader's language. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = error instanceof OutcomeUnknown ? unknownOutcome(request) : refusalOf(error);
  if (!known || known.status >= 500) request.log.error({ err: error }, 'A request failed');
  const refused = known ?? internalError(request);
  return (
    reply
      .code(refused.status)
      // An address that cannot be read comes here before the hooks that set this.
      .headers({ 'x-request-id': request.id, 'cache-control': 'no-store', ...refused.headers })
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(answerOf(refused, localeOf(request), request.id))
  );
}

function answerOf({ kind, refusal: why, fields }: HttpError, locale: Locale, requestId: string): ErrorAnswer {
  const named = Object.entries(fields ?? {});
  return {
    message: refusalMessage(why, locale),
    code: kind,
    refusal: why,
    ...(fields && {
      fields: Object.fromEntries(named.map(([field, reason]) => [field, refusalMessage(reason, locale)])),
      fieldRefusals: fields,
    }),
    requestId,
  };
}

/** Answers a call that the API does not have. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerError(new NotFound('call-unknown'), request, reply);
}

/**
 * A change with a broken connection. A retry with its key resolves it; without a key, a user has to check.
 */
function unknownOutcome(request: FastifyRequest): HttpError {
  const { declared } = request.routeOptions.config;
  // Signing in or out twice does no harm.
  if (!declared?.isIdempotent) return busy();
  return new HttpError(503, 'unknown-outcome', notKnownWhetherSaved(request), RETRY_SOON);
}

function internalError(request: FastifyRequest): HttpError {
  const why = request.mayBeSaved ? notKnownWhetherSaved(request) : refusal('server-failed');
  return new HttpError(500, 'internal', why);
}

function notKnownWhetherSaved({ headers }: FastifyRequest): Refusal {
  return refusal(headers['idempotency-key'] === undefined ? 'outcome-unknown' : 'outcome-unknown-sent-again');
}

/** Refusals of the framework itself, by status. */
const BY_STATUS: Record<number, [kind: string, why: Refusal]> = {
  413: ['too-large', refusal('request-too-large')],
  415: ['unsupported', refusal('content-unsupported')],
  429: ['too-many', refusal('requests-too-many')],
};

function refusalOf(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (!(error instanceof Error)) return undefined;
  if (isUniqueViolation(error)) return new Conflict('recorded-at-once');
  if (error instanceof WritesRefused) return new HttpError(503, 'read-only', error.refusal);
  const storage = storageFailure(error);
  if (storage) return storage;
  const status = (error as FastifyError).statusCode ?? 500;
  if (status < 400 || status > 499) return undefined;
  const known = BY_STATUS[status];
  return known ? new HttpError(status, ...known) : new Malformed('request-unreadable');
}

const SQLITE_BUSY = 5;
/**
 * SQLSTATE codes of failures that may succeed later: collisions, missing resources, lock and statement
 * timeouts, a standby not yet writable, credentials or a database being changed, tables that a restore has not
 * brought back yet, and columns that a newer server has renamed.
 */
const TRANSIENT = /^(?:08|25006|25P03|28|3D|40|42703|42P01|53|55P03|57)/;
const RETRY_SOON = { 'retry-after': '2' };

function busy(): HttpError {
  return new HttpError(503, 'busy', refusal('database-busy'), RETRY_SOON);
}

function storageFailure(error: Error): HttpError | undefined {
  const { errcode } = error as { errcode?: unknown };
  const problem = diskProblem(error);
  if (problem === 'read-only' || problem === 'denied')
    return new HttpError(503, 'read-only', refusal('database-read-only'));
  if (problem === 'failing') return new HttpError(503, 'disk-error', refusal('disk-failing'));
  if (problem === 'full') return new HttpError(507, 'disk-full', refusal('disk-full'));
  const isBusy = typeof errcode === 'number' && (errcode & 0xff) === SQLITE_BUSY;
  const isTransient = error instanceof DatabaseUnavailable || TRANSIENT.test(sqlStateOf(error) ?? '');
  return isBusy || isTransient ? busy() : undefined;
}

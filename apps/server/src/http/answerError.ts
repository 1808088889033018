import type { ErrorAnswer } from '@handset/domain';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUniqueViolation, WritesRefused } from '../database/HandsetDatabase.ts';
import { HttpError, NotFound } from './errors.ts';
import { inUrdu } from './inUrdu.ts';

/** Answers whatever was thrown, in the one shape that every error of the API has. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = refusalOf(error);
  if (!known || known.status >= 500) request.log.error({ err: error }, 'A request failed');
  const refusal =
    known ??
    new HttpError(500, 'internal', 'Something went wrong on the server. Nothing was saved; try again');
  const say = request.headers['accept-language']?.startsWith('ur') ? inUrdu : String;
  const answer: ErrorAnswer = {
    message: say(refusal.message),
    code: refusal.code,
    ...(refusal.fields
      ? {
          fields: Object.fromEntries(Object.entries(refusal.fields).map(([name, text]) => [name, say(text)])),
        }
      : {}),
    requestId: request.id,
  };
  return (
    reply
      .code(refusal.status)
      // An address that cannot be read comes here before the hooks that set this.
      .headers({ 'x-request-id': request.id, 'cache-control': 'no-store', ...refusal.headers })
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(answer)
  );
}

/** Answers a call that the API does not have. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerError(new NotFound('There is no such call'), request, reply);
}

const CODES: Record<number, [code: string, message: string]> = {
  413: ['too-large', 'This is too large to send at once'],
  415: ['unsupported', 'This kind of content is not accepted here'],
  429: ['too-many', 'Too many requests. Wait a little and try again'],
};

function refusalOf(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (!(error instanceof Error)) return undefined;
  if (isUniqueViolation(error))
    return new HttpError(
      409,
      'conflict',
      'Someone else recorded this at the same moment. Look again and retry',
    );
  if (error instanceof WritesRefused) return new HttpError(503, 'read-only', error.message);
  const storage = storageFailure(error);
  if (storage) return storage;
  const status = (error as FastifyError).statusCode ?? 500;
  if (status < 400 || status > 499) return undefined;
  const [code, message] = CODES[status] ?? ['malformed', 'The request could not be read'];
  return new HttpError(status in CODES ? status : 400, code, message);
}

// The low byte; the rest of a SQLite code tells the variant.
const SQLITE_BUSY = 5;
const SQLITE_IOERR = 10;
const SQLITE_FULL = 13;
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03', '53300']);

function storageFailure(error: Error): HttpError | undefined {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  const sqlite = typeof errcode === 'number' ? errcode & 0xff : undefined;
  if (sqlite === SQLITE_IOERR)
    return new HttpError(
      503,
      'disk-error',
      'The disk of the server reported an error. It is not certain what was saved: look before you try again',
    );
  if (sqlite === SQLITE_FULL || code === 'ENOSPC' || code === '53100')
    return new HttpError(
      507,
      'disk-full',
      'The disk of the server is full. Nothing was saved; make room first',
    );
  if (sqlite === SQLITE_BUSY || (typeof code === 'string' && UNREACHABLE.has(code)))
    return new HttpError(503, 'busy', 'The database does not answer just now. Try again in a moment', {
      headers: { 'retry-after': '2' },
    });
  return undefined;
}

import { type ErrorAnswer, type Refusal, refusal, refusalMessage } from '@handset/domain';
import * as z from 'zod';
import type { Route } from '../../base/http/route.ts';

function exampleOf(code: string, why: Refusal): ErrorAnswer {
  return {
    message: refusalMessage(why, 'en'),
    code,
    refusal: why,
    requestId: '01980000-0000-7000-8000-000000000000',
  };
}

/** Every error that a call may answer, with its meaning and an example. */
export const ERRORS = {
  400: {
    name: 'Malformed',
    description: 'The request cannot be read: its address, its JSON, its form, its key or its cursor',
    example: exampleOf('malformed', refusal('request-unreadable')),
  },
  401: {
    name: 'SignedOut',
    description: 'Nobody is signed in by that token, or no longer; or the username or password is wrong',
    example: exampleOf('signed-out', refusal('sign-in-required')),
  },
  403: {
    name: 'Forbidden',
    description: 'The role may not do this, the day is closed to it, or the shop is suspended',
    example: exampleOf('forbidden', refusal('role-lacks-right')),
  },
  404: {
    name: 'NotFound',
    description: 'There is no such record in this shop; one of another shop is none either',
    example: exampleOf('not-found', refusal('record-unknown')),
  },
  409: {
    name: 'Conflict',
    description:
      'The record is not, or no longer, in the state that this needs: sold already, edited since, taken',
    example: exampleOf('conflict', refusal('recorded-at-once')),
  },
  413: {
    name: 'TooLarge',
    description: 'The body, a picture or the pictures together are too large',
    example: exampleOf('too-large', refusal('request-too-large')),
  },
  415: {
    name: 'Unsupported',
    description: 'The body is neither JSON nor a form that this call takes, or a file is no picture',
    example: exampleOf('unsupported', refusal('content-unsupported')),
  },
  422: {
    name: 'Invalid',
    description: 'The request says something that cannot be; `fields` names each field at fault',
    example: {
      ...exampleOf('invalid', refusal('field-refused', { field: 'amount', reason: refusal('money.zero') })),
      fields: { amount: refusalMessage(refusal('money.zero'), 'en') },
      fieldRefusals: { amount: refusal('money.zero') },
    },
  },
  429: {
    name: 'TooMany',
    description: 'Too many requests; `Retry-After` says when the next is welcome',
    example: exampleOf('too-many', refusal('requests-too-many-for', { seconds: 20 })),
  },
  500: {
    name: 'Internal',
    description: 'The server failed; the message says whether anything can have been saved',
    example: exampleOf('internal', refusal('server-failed')),
  },
  503: {
    name: 'Busy',
    description:
      'The database does not answer just now, or takes no changes; `Retry-After` says when to try again. With the codes `read-only` and `disk-error`, somebody has to mend the server first. With the code `unknown-outcome` the connection broke during the change: the same request under the same `Idempotency-Key` tells what became of it',
    example: exampleOf('busy', refusal('database-busy')),
  },
  507: {
    name: 'DiskFull',
    description: 'The disk of the server is full; nothing was saved',
    example: exampleOf('disk-full', refusal('disk-full')),
  },
} as const satisfies Record<number, { name: string; description: string; example: ErrorAnswer }>;

export type ErrorStatus = keyof typeof ERRORS;

/** The errors that a call may answer, by what kind of call it is. */
export function documentedErrors(route: Route): ErrorStatus[] {
  const { access, method, params, query, body, isIdempotent, work } = route;
  const isChange = method !== 'GET';
  const isGuarded = access !== 'public';
  return [
    400,
    ...when(isGuarded || body !== undefined, 401),
    ...when((isGuarded && access !== 'signed-in') || work.kind === 'write', 403),
    ...when(params !== undefined || namesRecords(body) || namesRecords(query), 404),
    ...when(isChange, 409, 413, 415),
    ...when(body !== undefined || query !== undefined || isIdempotent, 422),
    429,
    500,
    503,
    ...when(isChange, 507),
  ];
}

function when(applies: boolean, ...statuses: ErrorStatus[]): ErrorStatus[] {
  return applies ? statuses : [];
}

/** Whether a request can name a record that may not be there. */
function namesRecords(schema: z.ZodType | undefined): boolean {
  if (!schema) return false;
  const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return json.includes('"format":"uuid"') || json.includes('bank:');
}

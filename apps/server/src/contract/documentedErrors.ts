import type { ErrorAnswer } from '@handset/domain';
import * as z from 'zod';
import type { Route } from '../http/route.ts';

const requestId = '01980000-0000-7000-8000-000000000000';

/** Every error that a call may answer, with what it means and one that has it. */
export const ERRORS = {
  400: {
    name: 'Malformed',
    description: 'The request cannot be read: its address, its JSON, its form, its key or its cursor',
    example: { message: 'The request could not be read', code: 'malformed', requestId },
  },
  401: {
    name: 'SignedOut',
    description: 'Nobody is signed in by that token, or no longer; or the username or password is wrong',
    example: { message: 'Sign in to continue', code: 'signed-out', requestId },
  },
  403: {
    name: 'Forbidden',
    description: 'The role may not do this, the day is closed to it, or the shop is suspended',
    example: { message: 'Your role may not do this', code: 'forbidden', requestId },
  },
  404: {
    name: 'NotFound',
    description: 'There is no such record in this shop; one of another shop is none either',
    example: { message: 'There is no such record in this shop', code: 'not-found', requestId },
  },
  409: {
    name: 'Conflict',
    description:
      'The record is not, or no longer, in the state that this needs: sold already, edited since, taken',
    example: {
      message: 'Someone else recorded this at the same moment. Look again and retry',
      code: 'conflict',
      requestId,
    },
  },
  413: {
    name: 'TooLarge',
    description: 'The body, a picture or the pictures together are too large',
    example: { message: 'This is too large to send at once', code: 'too-large', requestId },
  },
  415: {
    name: 'Unsupported',
    description: 'The body is neither JSON nor a form that this call takes, or a file is no picture',
    example: { message: 'This kind of content is not accepted here', code: 'unsupported', requestId },
  },
  422: {
    name: 'Invalid',
    description: 'The request says something that cannot be; `fields` names each field at fault',
    example: {
      message: 'Amount: The amount must be more than zero',
      code: 'invalid',
      fields: { amount: 'The amount must be more than zero' },
      requestId,
    },
  },
  429: {
    name: 'TooMany',
    description: 'Too many requests; `Retry-After` says when the next is welcome',
    example: {
      message: 'Too many requests. Try again in 20 seconds',
      code: 'too-many',
      requestId,
    },
  },
  500: {
    name: 'Internal',
    description: 'The server failed; nothing was saved',
    example: {
      message: 'Something went wrong on the server. Nothing was saved; try again',
      code: 'internal',
      requestId,
    },
  },
  503: {
    name: 'Busy',
    description: 'The database does not answer just now, or takes no changes',
    example: {
      message: 'The database does not answer just now. Try again in a moment',
      code: 'busy',
      requestId,
    },
  },
  507: {
    name: 'DiskFull',
    description: 'The disk of the server is full; nothing was saved',
    example: {
      message: 'The disk of the server is full. Nothing was saved; make room first',
      code: 'disk-full',
      requestId,
    },
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

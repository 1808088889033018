import { ApiError } from '@handset/api-client';
import type { Messages } from '../words/hostMessages.ts';

/** Message for staff about a failure: the server's words, or the catalogue's when no answer arrived. */
export function errorText(error: unknown, { errors }: Messages, generic: string = errors.generic): string {
  if (!(error instanceof ApiError)) return error instanceof Error && error.message ? error.message : generic;
  const { code } = error;
  if (code === 'network' || code === 'timeout' || code === 'malformed' || code === 'unkept')
    return errors[code];
  if (code === 'key-reused') return errors.sentBefore;
  return error.message || generic;
}

/** The server's own words for a failure; the given ones where it was not reached or its answer has no message. */
export function failureText(error: unknown, generic: string): string {
  if (!(error instanceof ApiError) || error.isNetwork || error.code === 'malformed') return generic;
  return error.message || generic;
}

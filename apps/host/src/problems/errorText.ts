import { ApiError } from '@handset/api-client';
import type { Messages } from '../messages/en.ts';

/** What to tell staff about a failure: the server's own words, or the catalogue's where no answer arrived. */
export function errorText(error: unknown, { errors }: Messages, generic: string = errors.generic): string {
  if (!(error instanceof ApiError)) return error instanceof Error && error.message ? error.message : generic;
  const { code } = error;
  if (code === 'network' || code === 'timeout' || code === 'malformed' || code === 'unkept')
    return errors[code];
  if (code === 'key-reused') return errors.alreadySaved;
  return error.message || generic;
}

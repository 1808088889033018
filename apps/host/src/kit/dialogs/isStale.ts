import { ApiError } from '@handset/api-client';

/** Whether a change was refused because somebody else changed the record since. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

import { ApiError } from '@handset/api-client';

/** Whether a change was refused because somebody else changed the record meanwhile: it must be looked at again. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

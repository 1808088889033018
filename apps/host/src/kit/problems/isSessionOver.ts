import { ApiError } from '@handset/api-client';

/** Whether a call failed because the session has ended, which the page to sign in says itself. */
export function isSessionOver(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 401;
}

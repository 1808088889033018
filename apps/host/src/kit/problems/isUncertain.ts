import { ApiError } from '@handset/api-client';

/** Whether a failure leaves open if the server has recorded what was sent. The same key tells, when it is sent again. */
export function isUncertain(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { isNetwork, status, code } = error;
  return isNetwork || status >= 500 || status === 408 || code === 'malformed' || code === 'unkept';
}

import { ApiError } from '@handset/api-client';

/**
 * Whether a failure leaves open if the server has recorded what was sent. The same key tells, when it is sent again. What never left
 * this device leaves it as it was before.
 */
export function isUncertain(error: unknown, wasUncertain: boolean): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.isUnsent || error.code === 'unkept' ? wasUncertain : error.isUncertain;
}

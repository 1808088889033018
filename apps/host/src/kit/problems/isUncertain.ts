import { ApiError } from '@handset/api-client';

/**
 * Whether a failure leaves open if the server has recorded what was sent. The same key tells, when it is sent again. What never left
 * this device leaves it as it was before, and so does a refusal that came before the server looked for the key.
 */
export function isUncertain(error: unknown, wasUncertain: boolean): boolean {
  if (!(error instanceof ApiError)) return true;
  const saysNothing = error.isUnsent || error.code === 'unkept' || error.isBeforeKey;
  return error.isUncertain || (saysNothing && wasUncertain);
}

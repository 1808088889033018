import type { ApiError } from '@handset/api-client';

/** Whether the server may take the same later, although it did not now. */
export function isTemporary({ isNetwork, status, code }: ApiError): boolean {
  return isNetwork || status >= 500 || status === 429 || status === 408 || code === 'malformed';
}

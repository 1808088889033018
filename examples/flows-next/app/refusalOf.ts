import { ApiError } from '@handset/api-client';
import type { Refusal } from '@handset/flows';

/**
 * Converts a refusal of the server for a flow. Other errors, such as a lost connection, are rethrown, since
 * the user may try again.
 */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError) || error.isNetwork) throw error;
  return { message: error.message, fieldErrors: error.fields };
}

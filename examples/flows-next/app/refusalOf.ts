import { ApiError } from '@handset/api-client';
import type { Refusal } from '@handset/flows';

/** What a flow shows when the server refuses. Anything else, such as a lost connection, is thrown on: it may be tried again. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError) || error.isNetwork) throw error;
  return { message: error.message, fieldErrors: error.fields };
}

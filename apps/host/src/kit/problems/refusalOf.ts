import { ApiError } from '@handset/api-client';
import type { Refusal } from '@handset/flows';
import type { Messages } from '../words/hostMessages.ts';
import { errorText } from './errorText.ts';

/** Converts a failed call to the refusal that a form shows. */
export function refusalOf(error: unknown, messages: Messages): Refusal & { message: string } {
  return {
    fieldErrors: error instanceof ApiError ? error.fields : {},
    message: errorText(error, messages),
  };
}

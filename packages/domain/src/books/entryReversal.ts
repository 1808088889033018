import * as z from 'zod';
import { daySchema } from '../day/daySchema.ts';
import { requiredText } from '../text/text.ts';

/** `POST /api/ledger/records/{number}/reverse`: undoes an entry, on a day and for a reason. */
export const entryReversalSchema = z.strictObject({ date: daySchema, reason: requiredText(400) });
export type EntryReversal = z.output<typeof entryReversalSchema>;

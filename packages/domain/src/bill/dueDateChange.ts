import * as z from 'zod';
import { daySchema } from '../day/daySchema.ts';
import { breaks } from '../rules/rules.ts';
import { requiredText } from '../text/text.ts';

/** `PATCH /api/payablesAndReceivables/bill/{billId}`: another day to pay by, and why. */
export const dueDateChangeSchema = z.strictObject({
  dueDate: daySchema,
  reason: requiredText(400),
  /** The version that was edited. Outdated versions are refused. */
  version: z.int(breaks('invalid')).min(1, breaks('invalid')),
});
export type DueDateChange = z.output<typeof dueDateChangeSchema>;

import * as z from 'zod';
import { breaks } from '../rules/rules.ts';
import { requiredText } from '../text/text.ts';
import { ACCOUNT_TYPES } from './wallet.ts';

/** `PATCH /api/banks/{id}`: absent fields stay unchanged. */
export const bankChangeSchema = z.strictObject({
  /** The version that the change was made from. */
  version: z.int(breaks('invalid')).min(1, breaks('invalid')),
  bankName: requiredText(80).optional(),
  accountType: z.enum(ACCOUNT_TYPES, breaks('choice')).optional(),
  /** Whether payments may choose it. */
  isActive: z.boolean(breaks('invalid')).optional(),
});
export type BankChange = z.output<typeof bankChangeSchema>;

import * as z from 'zod';
import { breaks } from '../rules/rules.ts';
import { clearable, requiredText } from '../text/text.ts';
import { cnicSchema } from './cnicSchema.ts';
import { numberSchema } from './numberSchema.ts';

/** `PATCH /api/person/{id}`: absent fields stay unchanged. */
export const personChangeSchema = z.strictObject({
  name: requiredText().optional(),
  number: numberSchema.optional(),
  reference: requiredText().optional(),
  cnic: clearable(cnicSchema),
  /** The version that was edited. Outdated versions are refused. */
  version: z.int(breaks('invalid')).min(1, breaks('invalid')),
});
export type PersonChange = z.output<typeof personChangeSchema>;

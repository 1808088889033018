import * as z from 'zod';
import { breaks } from '../rules/rules.ts';
import { requiredText } from '../text/text.ts';
import { normaliseCnic } from './cnic.ts';
import { numberSchema } from './numberSchema.ts';

/** A CNIC that may be taken away: blank or null says that there is none. */
const clearableCnic = z
  .string()
  .max(40, breaks('too-long'))
  .nullish()
  .transform((text) => (text === undefined ? undefined : normaliseCnic(text ?? '') || null))
  .pipe(
    z
      .string()
      .regex(/^\d{13}$/, breaks('cnic.length'))
      .nullish(),
  );

/** `PATCH /api/person/{id}`: absent fields stay unchanged. */
export const personChangeSchema = z.strictObject({
  name: requiredText().optional(),
  number: numberSchema.optional(),
  reference: requiredText().optional(),
  cnic: clearableCnic,
  /** The version that was edited. Outdated versions are refused. */
  version: z.int(breaks('invalid')).min(1, breaks('invalid')),
});
export type PersonChange = z.output<typeof personChangeSchema>;

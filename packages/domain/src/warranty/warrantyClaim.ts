import * as z from 'zod';
import { daySchema } from '../day/daySchema.ts';
import { idSchema } from '../party/party.ts';
import { breaks, report } from '../rules/rules.ts';
import { optionalText, requiredText } from '../text/text.ts';
import { CLAIM_STATES, isClaimOpen } from './claimState.ts';

/** `POST /api/warrantyClaim`: a sold phone that its buyer brought back with a fault. */
export const newWarrantyClaimSchema = z.strictObject({
  phoneId: idSchema,
  date: daySchema,
  fault: requiredText(400),
});
export type NewWarrantyClaim = z.output<typeof newWarrantyClaimSchema>;

/** `PATCH /api/warrantyClaim/{id}`: a closed claim states its outcome. */
export const warrantyClaimChangeSchema = z
  .strictObject({
    version: z.int().min(1),
    state: z.enum(CLAIM_STATES, breaks('choice')),
    done: optionalText(400),
  })
  .superRefine(({ state, done }, ctx) => {
    if (!isClaimOpen(state) && done === undefined) report(ctx, ['done'], 'required');
  });
export type WarrantyClaimChange = z.output<typeof warrantyClaimChangeSchema>;

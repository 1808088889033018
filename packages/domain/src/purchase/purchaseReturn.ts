import * as z from 'zod';
import { daySchema, optionalDaySchema } from '../day/daySchema.ts';
import { breaks, report } from '../rules/rules.ts';
import { optionalText, requiredText } from '../text/text.ts';
import { splitFields } from '../wallet/wallet.ts';
import { asValues, asWire, type Encoding, optional } from '../wire/encoding.ts';

function purchaseReturnSchemaOf(encoding: Encoding) {
  return z.strictObject({
    /** The phones to return. All remaining ones when absent. */
    units: optional(z.array(encoding.id()).min(1, breaks('required')).max(1000, breaks('too-many'))),
    date: daySchema,
    reason: requiredText(200),
    /** The supplier's immediate refund. The rest reduces the debt to him. */
    refund: optional(
      z.strictObject(splitFields(encoding)).superRefine((refund, ctx) => {
        if ((refund.accountCash ?? 0) > 0 && !refund.bankAccountUsed)
          report(ctx, ['bankAccountUsed'], 'payment.bank');
      }),
    ),
  });
}
/** A return to the supplier as the form holds it: money in minor units. */
export const purchaseReturnSchema = z.lazy(() => purchaseReturnSchemaOf(asValues));
/** `POST /api/Purchase/{id}/return` */
export const purchaseReturnRequest = z.lazy(() => purchaseReturnSchemaOf(asWire));
export type PurchaseReturn = z.output<typeof purchaseReturnSchema>;

/** `POST /api/Purchase/{id}/void`: a slip that should never have been written. */
export const purchaseVoidSchema = z.strictObject({
  reason: requiredText(200),
  /** The day of the reversal, from the slip's own day on; today when absent. */
  date: optionalDaySchema,
});
export type PurchaseVoid = z.output<typeof purchaseVoidSchema>;

/**
 * States of the police register check for a slip's phones. An entered reference does not make a check
 * cleared.
 */
export const EGADGET_STATUSES = ['not-checked', 'submitted', 'cleared', 'flagged'] as const;
export type EGadgetStatus = (typeof EGADGET_STATUSES)[number];

/** `PATCH /api/Purchase/{id}/egadget` without its picture. */
export const eGadgetSchema = z.strictObject({
  status: z.enum(EGADGET_STATUSES, breaks('choice')),
  reference: optionalText(80),
  /** Today when absent. */
  date: optionalDaySchema,
});
export type EGadgetCheck = z.output<typeof eGadgetSchema>;

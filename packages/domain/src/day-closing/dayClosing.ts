import * as z from 'zod';
import { daySchema } from '../day/daySchema.ts';
import { MAX_AMOUNT, type MinorUnits } from '../money/money.ts';
import { breaks } from '../rules/rules.ts';
import { optionalText, requiredText } from '../text/text.ts';
import { asValues, asWire, type Encoding, optional } from '../wire/encoding.ts';

/** Maximum banks that one closing confirms. */
const MAX_BANKS = 100;

function dayClosingSchemaOf(encoding: Encoding) {
  return z.strictObject({
    date: daySchema,
    /** Amount counted in the till. */
    countedCash: encoding.money({ max: MAX_AMOUNT }),
    /** The balance that it was compared with. The closing is refused if the books have another by then. */
    expectedCash: optional(encoding.balance()),
    /** Why it differs from the books; needed when it does. */
    reason: optionalText(400),
    /** The banks that hold what the books say, each with the balance that was shown. Each is recorded as counted. */
    confirmedBanks: optional(
      z
        .array(z.strictObject({ bank: encoding.id(), balance: encoding.balance() }))
        .max(MAX_BANKS, breaks('too-many')),
    ),
  });
}
/** Whether a count differs from the books by no more than the owner lets pass. */
export function isWithinTolerance(difference: MinorUnits, tolerance: MinorUnits): boolean {
  return Math.abs(difference) <= tolerance;
}

/** `POST /api/ledger/day/close` */
export const dayClosingRequest = z.lazy(() => dayClosingSchemaOf(asWire));
export const dayClosingSchema = z.lazy(() => dayClosingSchemaOf(asValues));
export type DayClosing = z.output<typeof dayClosingSchema>;

/** States of a count that needs the owner's approval. */
export const DAY_COUNT_STATES = ['waiting', 'approved', 'rejected', 'replaced'] as const;

/** `POST /api/ledger/day/counts/{id}/reject` */
export const dayCountRejectionSchema = z.strictObject({ reason: requiredText(400) });
export type DayCountRejection = z.output<typeof dayCountRejectionSchema>;

/** `POST /api/ledger/day/reopen` */
export const dayReopeningSchema = z.strictObject({ date: daySchema, reason: requiredText(400) });
export type DayReopening = z.output<typeof dayReopeningSchema>;

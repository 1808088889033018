import * as z from 'zod';
import { daySchema } from '../day/daySchema.ts';
import { MAX_AMOUNT } from '../money/money.ts';
import { optionalText, requiredText } from '../text/text.ts';
import { asValues, asWire, type Encoding } from '../wire/encoding.ts';

function dayClosingSchemaOf(encoding: Encoding) {
  return z.strictObject({
    date: daySchema,
    /** What was counted in the till. */
    countedCash: encoding.money({ max: MAX_AMOUNT }),
    /** Why it differs from the books; needed when it does. */
    reason: optionalText(400),
  });
}
/** `POST /api/ledger/day/close` */
export const dayClosingRequest = dayClosingSchemaOf(asWire);
export const dayClosingSchema = dayClosingSchemaOf(asValues);
export type DayClosing = z.output<typeof dayClosingSchema>;

/** `POST /api/ledger/day/reopen` */
export const dayReopeningSchema = z.strictObject({ date: daySchema, reason: requiredText(400) });
export type DayReopening = z.output<typeof dayReopeningSchema>;

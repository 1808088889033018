import * as z from 'zod';
import { MAX_AMOUNT } from '../money/money.ts';
import { optionalText } from '../text/text.ts';
import { asValues, asWire, type Encoding, optional } from '../wire/encoding.ts';
import { moneyAccount } from './wallet.ts';

function cashCountSchemaOf(encoding: Encoding) {
  return z.strictObject({
    account: moneyAccount(encoding),
    /** The amount actually there. */
    counted: encoding.money({ max: MAX_AMOUNT }),
    /** The balance that it was compared with. The count is refused if the books have another by then. */
    expected: optional(encoding.balance()),
    /** Why it differs from the books; needed when it does. */
    reason: optionalText(400),
  });
}
/** `POST /api/wallet/count` */
export const cashCountRequest = z.lazy(() => cashCountSchemaOf(asWire));
export const cashCountSchema = z.lazy(() => cashCountSchemaOf(asValues));
export type CashCount = z.output<typeof cashCountSchema>;

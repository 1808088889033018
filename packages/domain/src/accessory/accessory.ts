import { z } from 'zod';
import { daySchema } from '../day/day.ts';
import { MAX_AMOUNT, MAX_PRICE } from '../money/money.ts';
import { entityDataSchema } from '../party/party.ts';
import { breaks, report } from '../rules/rules.ts';
import { requiredText } from '../text/text.ts';
import { paymentRule, splitFields } from '../wallet/wallet.ts';
import { asValues, asWire, type Encoding, optional } from '../wire/encoding.ts';

const quantity = (encoding: Encoding) =>
  encoding.integer().refine((count) => count >= 1 && count <= 1_000_000, breaks('quantity.minimum'));

/** `POST /api/accessory/`: a kind of accessory, with none in stock yet. */
function newAccessorySchemaOf(encoding: Encoding) {
  return z.strictObject({
    accessoryName: requiredText(80),
    /** The usual price of one. */
    salePrice: optional(encoding.money({ max: MAX_PRICE })),
  });
}
export const newAccessoryRequest = newAccessorySchemaOf(asWire);
export const newAccessorySchema = newAccessorySchemaOf(asValues);
export type NewAccessory = z.output<typeof newAccessorySchema>;

/** `POST /api/accessory/{id}/purchase`: stock in, paid from the wallet or left owing to a party. */
function accessoryPurchaseSchemaOf(encoding: Encoding) {
  return z
    .strictObject({
      quantity: quantity(encoding),
      /** Cost of one. */
      unitCost: encoding.money({ min: 1, max: MAX_PRICE }),
      date: daySchema,
      entityData: optional(encoding.json(entityDataSchema)),
      ...splitFields(encoding),
    })
    .superRefine((purchase, ctx) => {
      const total = purchase.quantity * purchase.unitCost;
      if (total > MAX_AMOUNT) return report(ctx, ['unitCost'], 'money.too-large');
      const split = {
        pocketCash: purchase.pocketCash ?? 0,
        accountCash: purchase.accountCash ?? 0,
        bankAccountUsed: purchase.bankAccountUsed,
      };
      const paid = split.pocketCash + split.accountCash;
      if (paid < total && purchase.entityData) {
        if (split.accountCash > 0 && !split.bankAccountUsed) report(ctx, ['bankAccountUsed'], 'payment.bank');
        return;
      }
      const broken = paymentRule(total, split);
      if (broken) report(ctx, [broken.field], broken.rule);
    });
}
export const accessoryPurchaseRequest = accessoryPurchaseSchemaOf(asWire);
export const accessoryPurchaseSchema = accessoryPurchaseSchemaOf(asValues);
export type AccessoryPurchase = z.output<typeof accessoryPurchaseSchema>;

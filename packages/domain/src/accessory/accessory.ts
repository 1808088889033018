import * as z from 'zod';
import { daySchema, optionalDaySchema } from '../day/daySchema.ts';
import { MAX_AMOUNT, MAX_PRICE } from '../money/money.ts';
import { entityData } from '../party/party.ts';
import { breaks, report } from '../rules/rules.ts';
import { optionalText, requiredText } from '../text/text.ts';
import { checkPayment, splitFields } from '../wallet/wallet.ts';
import { asValues, asWire, type Encoding, optional } from '../wire/encoding.ts';

const quantity = (encoding: Encoding) =>
  encoding.integer().refine((count) => count >= 1 && count <= 1_000_000, breaks('quantity.minimum'));

const lowLevel = (encoding: Encoding) =>
  encoding.integer().refine((count) => count >= 0 && count <= 1_000_000, breaks('invalid'));

/** `POST /api/accessory/`: a kind of accessory, with none in stock yet. */
function newAccessorySchemaOf(encoding: Encoding) {
  return z.strictObject({
    accessoryName: requiredText(80),
    /** The usual price of one. */
    salePrice: optional(encoding.money({ max: MAX_PRICE })),
    category: optionalText(40),
    /** Stock level for a low stock notification. The shop's level applies when absent. */
    lowLevel: optional(lowLevel(encoding)),
  });
}
export const newAccessoryRequest = z.lazy(() => newAccessorySchemaOf(asWire));
export const newAccessorySchema = z.lazy(() => newAccessorySchemaOf(asValues));
export type NewAccessory = z.output<typeof newAccessorySchema>;

/** `PATCH /api/accessory/{id}`: absent fields stay unchanged. `null` removes a category, price or level. */
function accessoryChangeSchemaOf(encoding: Encoding) {
  return z.strictObject({
    accessoryName: requiredText(80).optional(),
    salePrice: z.nullable(encoding.money({ max: MAX_PRICE })).optional(),
    category: z.nullable(requiredText(40)).optional(),
    lowLevel: z.nullable(lowLevel(encoding)).optional(),
    version: z.int(breaks('invalid')).min(1, breaks('invalid')),
  });
}
export const accessoryChangeRequest = z.lazy(() => accessoryChangeSchemaOf(asWire));
export const accessoryChangeSchema = z.lazy(() => accessoryChangeSchemaOf(asValues));
export type AccessoryChange = z.output<typeof accessoryChangeSchema>;

/** Why there are more or fewer accessories than the books say. */
export const ADJUSTMENT_REASONS = ['count', 'damaged', 'lost', 'gift', 'found', 'other'] as const;

/** `POST /api/accessory/{id}/adjustment`: more or fewer than the books say, with the reason. */
function accessoryAdjustmentSchemaOf(encoding: Encoding) {
  return z
    .strictObject({
      /** Change of the quantity: positive adds, negative removes. */
      quantity: z
        .int(breaks('adjustment.none'))
        .min(-1_000_000, breaks('invalid'))
        .max(1_000_000, breaks('invalid')),
      /** The number in stock that it was compared with. The change is refused if the books have another by then. */
      expected: optional(z.int(breaks('invalid'))),
      /** Cost of one that was found; the average where absent and some are in stock. */
      unitCost: optional(encoding.money({ max: MAX_PRICE })),
      reason: z.enum(ADJUSTMENT_REASONS, breaks('choice')),
      note: requiredText(400),
      date: daySchema,
    })
    .superRefine((adjustment, ctx) => {
      if (adjustment.quantity === 0) report(ctx, ['quantity'], 'adjustment.none');
      if (adjustment.quantity * (adjustment.unitCost ?? 0) > MAX_AMOUNT)
        report(ctx, ['unitCost'], 'money.too-large');
    });
}
export const accessoryAdjustmentRequest = z.lazy(() => accessoryAdjustmentSchemaOf(asWire));
export const accessoryAdjustmentSchema = z.lazy(() => accessoryAdjustmentSchemaOf(asValues));
export type AccessoryAdjustment = z.output<typeof accessoryAdjustmentSchema>;

/** `POST /api/accessory/{id}/purchase`: stock in, paid from the wallet or left owing to a party. */
function accessoryPurchaseSchemaOf(encoding: Encoding) {
  return z
    .strictObject({
      quantity: quantity(encoding),
      /** Cost of one. */
      unitCost: encoding.money({ min: 1, max: MAX_PRICE }),
      date: daySchema,
      entityData: optional(encoding.json(entityData(encoding))),
      /** When the rest is to be paid. */
      dateOfPayment: optionalDaySchema,
      ...splitFields(encoding),
    })
    .superRefine((purchase, ctx) => {
      if (purchase.dateOfPayment && purchase.dateOfPayment < purchase.date)
        report(ctx, ['dateOfPayment'], 'date.past');
      const total = purchase.quantity * purchase.unitCost;
      if (total > MAX_AMOUNT) return report(ctx, ['unitCost'], 'money.too-large');
      const paid = (purchase.pocketCash ?? 0) + (purchase.accountCash ?? 0);
      // With a named supplier, the rest is owed.
      checkPayment(ctx, purchase.entityData ? Math.min(paid, total) : total, purchase);
    });
}
export const accessoryPurchaseRequest = z.lazy(() => accessoryPurchaseSchemaOf(asWire));
export const accessoryPurchaseSchema = z.lazy(() => accessoryPurchaseSchemaOf(asValues));
export type AccessoryPurchase = z.output<typeof accessoryPurchaseSchema>;

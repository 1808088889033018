import * as z from 'zod';
import { daySchema } from '../day/daySchema.ts';
import { imeiSchema, optionalImeiSchema } from '../imei/imeiSchema.ts';
import { MAX_AMOUNT, MAX_PRICE, type MinorUnits } from '../money/money.ts';
import { entityData } from '../party/party.ts';
import { phoneSchemas } from '../phone/phoneFields.ts';
import {
  checkCredit,
  creditAsSent,
  creditPaymentData,
  optionalVersion,
  PAYMENT_TYPES,
  payableNow,
  paymentStatus,
  withoutBlankCredit,
} from '../purchase/purchase.ts';
import { breaks, report } from '../rules/rules.ts';
import { optionalText, requiredText } from '../text/text.ts';
import { checkPayment } from '../wallet/wallet.ts';
import { asValues, asWire, type Encoding, optional, reading } from '../wire/encoding.ts';
import { repeatedImeis } from './repeatedImeis.ts';

export const SIM_OPTIONS = ['Single SIM', 'Dual SIM'] as const;
export type SimOption = (typeof SIM_OPTIONS)[number];

/** Maximum number of phones in a lot, over all its entries. */
export const MAX_LOT = 1000;

/** Total of a lot: the rows of each entry times its price. */
export function lotTotal(
  entries: readonly { priceOfOne: MinorUnits; imeiNumbers: readonly unknown[] }[],
): MinorUnits {
  return entries.reduce((total, { priceOfOne, imeiNumbers }) => total + priceOfOne * imeiNumbers.length, 0);
}

/** Number of phones in a lot. */
export function lotQuantity(entries: readonly { imeiNumbers: readonly unknown[] }[]): number {
  return entries.reduce((count, { imeiNumbers }) => count + imeiNumbers.length, 0);
}

function unitRow(encoding: Encoding) {
  return {
    imei1: imeiSchema,
    imei2: optionalImeiSchema,
    ...phoneSchemas('lotPhone', encoding),
  };
}

/** One model at one price, with its phones; `ramSimDetails` of the contract holds these. */
function lotEntry<Row extends z.ZodType>(encoding: Encoding, row: Row) {
  return z.strictObject({
    companyName: requiredText(60),
    modelName: requiredText(80),
    ...phoneSchemas('lotEntry', encoding),
    simOption: z.enum(SIM_OPTIONS, breaks('choice')),
    priceOfOne: encoding.money({ min: 1, max: MAX_PRICE }),
    quantity: encoding.integer().refine((quantity) => quantity >= 1, breaks('quantity.minimum')),
    imeiNumbers: z.array(row).min(1, breaks('required')).max(MAX_LOT, breaks('too-many')),
  });
}

function lotFields<Row extends z.ZodType>(encoding: Encoding, row: Row) {
  const incentive = () => encoding.money({ max: MAX_AMOUNT });
  return {
    /** Repeats the party's name. */
    partyName: optionalText(),
    date: daySchema,
    bankAccountUsed: optional(encoding.id()),
    amountFromBank: optional(encoding.money()),
    amountFromPocket: optional(encoding.money()),
    purchasePaymentType: z.enum(PAYMENT_TYPES, breaks('choice')),
    purchasePaymentStatus: optional(z.enum(['paid', 'pending'], breaks('choice'))),
    creditPaymentData: optional(creditPaymentData(encoding)),
    prices: z.strictObject({
      dealerPrice: incentive(),
      buyingPrice: encoding.money({ min: 1, max: MAX_AMOUNT }),
      lp: incentive(),
      lifting: incentive(),
      promo: incentive(),
      activation: incentive(),
    }),
    ramSimDetails: z
      .array(lotEntry(encoding, row))
      .min(1, breaks('sale.phones'))
      .max(MAX_LOT, breaks('lot.too-many')),
  };
}

type UnitRow = z.ZodObject<ReturnType<typeof unitRow>>;
/** Fields that a new lot and an edited one share. */
export type Lot = z.output<z.ZodObject<ReturnType<typeof lotFields<UnitRow>>>>;

function bulkPurchaseSchemaOf(encoding: Encoding) {
  return z
    .strictObject({
      ...lotFields(encoding, z.strictObject(unitRow(encoding))),
      entityData: encoding.json(entityData(encoding)),
    })
    .superRefine(checkLot);
}

function bulkUpdateSchemaOf(encoding: Encoding) {
  return z
    .strictObject({
      ...lotFields(
        encoding,
        // A row is known by its phone's `_id`, or by its IMEI 1.
        z.strictObject({ ...unitRow(encoding), _id: optional(encoding.id()) }),
      ),
      version: optionalVersion(encoding),
    })
    .superRefine(checkLot);
}

/** A lot as the form holds it: money in minor units. */
export const bulkPurchaseSchema = z.lazy(() => bulkPurchaseSchemaOf(asValues));
/** `POST /api/Purchase/bulk-phone-purchase` */
export const bulkPurchaseRequest = lotRequest(z.lazy(() => bulkPurchaseSchemaOf(asWire)));
export type BulkPurchase = z.output<typeof bulkPurchaseSchema>;

/** A lot as it is edited; `version`, when sent, must be the one that the edit was made from. */
export const bulkUpdateSchema = z.lazy(() => bulkUpdateSchemaOf(asValues));
/** `PUT /api/Purchase/bulk-phone-update/{id}` */
export const bulkUpdateRequest = lotRequest(z.lazy(() => bulkUpdateSchemaOf(asWire)));
export type BulkUpdate = z.output<typeof bulkUpdateSchema>;

function lotRequest<Shape extends { creditPaymentData: z.ZodType }>(
  lot: z.ZodLazy<z.ZodObject<Shape, z.core.$strict>>,
) {
  return reading(
    withoutBlankCredit,
    lot,
    z.lazy(() => {
      const { shape } = lot.unwrap();
      return z.strictObject({ ...shape, creditPaymentData: creditAsSent(shape.creditPaymentData) });
    }),
  );
}

/** The rules between the fields of a lot. */
function checkLot(lot: Lot, ctx: Parameters<typeof report>[0]): void {
  for (const [path, rule] of repeatedImeis(lot)) report(ctx, path, rule);
  lot.ramSimDetails.forEach((entry, index) => {
    if (entry.quantity !== entry.imeiNumbers.length)
      report(ctx, ['ramSimDetails', index, 'quantity'], 'lot.quantity');
    entry.imeiNumbers.forEach((row, rowIndex) => {
      const path = ['ramSimDetails', index, 'imeiNumbers', rowIndex, 'imei2'];
      if (row.imei2 !== undefined && entry.simOption === 'Single SIM') report(ctx, path, 'imei.single-sim');
    });
  });
  const quantity = lotQuantity(lot.ramSimDetails);
  if (quantity > MAX_LOT) report(ctx, ['ramSimDetails'], 'lot.too-many');
  else if (quantity > 0) checkMoney(lot, ctx);
}

function checkMoney(lot: Lot, ctx: Parameters<typeof report>[0]): void {
  const total = lotTotal(lot.ramSimDetails);
  const status = paymentStatus(lot.purchasePaymentType);
  if (lot.purchasePaymentStatus !== undefined && lot.purchasePaymentStatus !== status)
    report(ctx, ['purchasePaymentStatus'], 'payment.status');
  if (total > MAX_AMOUNT) report(ctx, ['prices', 'buyingPrice'], 'money.too-large');
  else if (total !== lot.prices.buyingPrice) report(ctx, ['prices', 'buyingPrice'], 'lot.total');
  else if (checkCredit(ctx, total, lot)) checkSplit(lot, total, ctx);
}

const SPLIT_FIELDS = {
  bankAccountUsed: 'bankAccountUsed',
  accountCash: 'amountFromBank',
  pocketCash: 'amountFromPocket',
} as const;

function checkSplit(lot: Lot, total: MinorUnits, ctx: Parameters<typeof report>[0]): void {
  const paid = {
    pocketCash: lot.amountFromPocket,
    accountCash: lot.amountFromBank,
    bankAccountUsed: lot.bankAccountUsed,
  };
  const due = payableNow(total, lot.purchasePaymentType, lot.creditPaymentData);
  checkPayment(ctx, due, paid, SPLIT_FIELDS);
}

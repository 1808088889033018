import * as z from 'zod';
import { CONDITIONS, SPECIFICATIONS, WARRANTIES } from '../catalog/catalog.ts';
import type { Day } from '../day/day.ts';
import { daySchema } from '../day/daySchema.ts';
import { imeiSchema, optionalImeiSchema } from '../imei/imeiSchema.ts';
import { MAX_PRICE, type MinorUnits } from '../money/money.ts';
import { cnicSchema } from '../party/cnicSchema.ts';
import { entityDataSchema } from '../party/party.ts';
import { breaks, report } from '../rules/rules.ts';
import { optionalText, requiredText } from '../text/text.ts';
import { paymentRule, splitFields } from '../wallet/wallet.ts';
import { asValues, asWire, type Encoding, optional } from '../wire/encoding.ts';

export const PAYMENT_TYPES = ['full-payment', 'credit'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** The picture slots of a slip. `images` holds any number more; the others one each. */
export const PICTURE_SLOTS = [
  'phonePicture',
  'personPicture',
  'eGadgetStatusPicture',
  'cnicFrontPic',
  'cnicBackPic',
  'images',
] as const;
export type PictureSlot = (typeof PICTURE_SLOTS)[number];

/** What stays owed of a total: `total − now`, in minor units. */
export function payableLater(total: MinorUnits, now: MinorUnits): MinorUnits {
  return total - now;
}

/** `paid` when everything was paid at once, otherwise `pending`. */
export function paymentStatus(type: PaymentType): 'paid' | 'pending' {
  return type === 'full-payment' ? 'paid' : 'pending';
}

/** The part of a total that is paid at once. */
export function payableNow(
  total: MinorUnits,
  type: PaymentType,
  credit: { payableAmountNow: MinorUnits } | undefined,
): MinorUnits {
  return type === 'credit' ? (credit?.payableAmountNow ?? 0) : total;
}

export function creditPaymentData(encoding: Encoding) {
  return z.strictObject({
    payableAmountNow: encoding.money(),
    payableAmountLater: encoding.money({ min: 1 }),
    dateOfPayment: daySchema,
  });
}

/** What a slip says of the phone, the seller and the deal, but not how it is paid. */
function slipFields(encoding: Encoding) {
  const price = () => encoding.money({ min: 1, max: MAX_PRICE });
  return {
    entityData: encoding.json(entityDataSchema),
    fatherName: optionalText(),
    date: daySchema,
    cnic: cnicSchema,
    companyName: requiredText(60),
    modelName: requiredText(80),
    batteryHealth: optionalBatteryHealth(encoding),
    phoneCondition: z.enum(CONDITIONS, breaks('choice')),
    warranty: optional(z.enum(WARRANTIES, breaks('choice'))),
    specifications: optional(z.enum(SPECIFICATIONS, breaks('choice'))),
    ramMemory: requiredText(40),
    color: optionalText(40),
    imei1: imeiSchema,
    imei2: optionalImeiSchema,
    purchasePrice: price(),
    demandPrice: price(),
    finalPrice: price(),
    purchasePaymentType: z.enum(PAYMENT_TYPES, breaks('choice')),
    creditPaymentData: optional(encoding.json(creditPaymentData(encoding))),
  };
}

/** A percentage from 1 to 100, where it is known. */
export function optionalBatteryHealth(encoding: Encoding) {
  return optional(
    encoding.integer().refine((percent) => percent >= 1 && percent <= 100, breaks('battery.range')),
  );
}

/** What came in the phone's box. */
const boxContents = z.strictObject({
  box: z.boolean().default(false),
  charger: z.boolean().default(false),
  handFree: z.boolean().default(false),
});

/** What a document on credit says of its terms. */
export interface CreditTerms {
  date: Day;
  purchasePaymentType: PaymentType;
  creditPaymentData?: z.output<ReturnType<typeof creditPaymentData>> | undefined;
}

/**
 * Checks the terms of a purchase against its total: what is paid now and later must come to it, and nothing is due before
 * the slip itself. Returns whether they hold.
 */
export function checkCredit(
  ctx: Parameters<typeof report>[0],
  total: MinorUnits,
  { date, purchasePaymentType, creditPaymentData: credit }: CreditTerms,
): boolean {
  if (purchasePaymentType !== 'credit') return true;
  if (!credit) {
    report(ctx, ['creditPaymentData'], 'credit.required');
    return false;
  }
  if (credit.payableAmountNow + credit.payableAmountLater !== total) {
    report(ctx, ['creditPaymentData', 'payableAmountLater'], 'credit.total');
    return false;
  }
  if (credit.dateOfPayment < date) report(ctx, ['creditPaymentData', 'dateOfPayment'], 'date.past');
  return true;
}

/** A slip's own fields; `name` and `number` repeat `entityData`, as the contract has it. */
function purchaseSlipSchemaOf(encoding: Encoding) {
  return z
    .strictObject({
      ...slipFields(encoding),
      accessories: encoding.json(boxContents).default({ box: false, charger: false, handFree: false }),
      ...splitFields(encoding),
      isApprovedFromEgadgets: encoding.boolean().default(false),
    })
    .superRefine((slip, ctx) => {
      if (slip.imei2 !== undefined && slip.imei2 === slip.imei1) report(ctx, ['imei2'], 'imei.same');
      if (!checkCredit(ctx, slip.purchasePrice, slip)) return;
      const credit = slip.purchasePaymentType === 'credit' ? slip.creditPaymentData : undefined;
      const broken = paymentRule(payableNow(slip.purchasePrice, slip.purchasePaymentType, credit), {
        pocketCash: slip.pocketCash ?? 0,
        accountCash: slip.accountCash ?? 0,
        bankAccountUsed: slip.bankAccountUsed,
      });
      if (broken) report(ctx, [broken.field], broken.rule);
    });
}

/** A single purchase as the form holds it: money in minor units. */
export const purchaseSlipSchema = purchaseSlipSchemaOf(asValues);
/** `POST /api/Purchase/purchase-phone` without its files: money in rupees, as JSON or as the text fields of a multipart form. */
export const purchasePhoneRequest = z.preprocess(withEntityFromNameAndNumber, purchaseSlipSchemaOf(asWire));
export type PurchaseSlip = z.output<typeof purchaseSlipSchema>;

/** A slip as it is edited: what was paid stays, so that nothing is said of it; what is absent of the rest stays too. */
function purchaseEditSchemaOf(encoding: Encoding) {
  return z
    .strictObject({
      ...slipFields(encoding),
      accessories: optional(encoding.json(boxContents)),
      isApprovedFromEgadgets: optional(encoding.boolean()),
      version: optionalVersion(encoding),
    })
    .superRefine((slip, ctx) => {
      if (slip.imei2 !== undefined && slip.imei2 === slip.imei1) report(ctx, ['imei2'], 'imei.same');
      checkCredit(ctx, slip.purchasePrice, slip);
    });
}

/** The version of a record that an edit was made from; a stale one is refused. */
export function optionalVersion(encoding: Encoding) {
  return optional(encoding.integer().refine((version) => version >= 1, breaks('invalid')));
}

export const purchaseEditSchema = purchaseEditSchemaOf(asValues);
/** The purchase edit of `PUT /api/Purchase/single-purchase-phone/{id}`, without its files. */
export const purchaseEditRequest = z.preprocess(withEntityFromNameAndNumber, purchaseEditSchemaOf(asWire));
export type PurchaseEdit = z.output<typeof purchaseEditSchema>;

/** The contract repeats name and number at the top level; they stand in for `entityData` where that is absent. */
function withEntityFromNameAndNumber(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input;
  const { name, number, ...rest } = input as Record<string, unknown>;
  if (rest.entityData !== undefined && rest.entityData !== '') return rest;
  return name === undefined && number === undefined ? rest : { ...rest, entityData: { name, number } };
}

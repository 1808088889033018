import { z } from 'zod';
import { CONDITIONS, SPECIFICATIONS, WARRANTIES } from '../catalog/catalog.ts';
import { daySchema } from '../day/day.ts';
import { imeiSchema, optionalImeiSchema } from '../imei/imei.ts';
import { MAX_PRICE, type MinorUnits } from '../money/money.ts';
import { cnicSchema } from '../party/cnic.ts';
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

/** A slip's own fields; `name` and `number` repeat `entityData`, as the contract has it. */
function purchaseSlipSchemaOf(encoding: Encoding) {
  const price = () => encoding.money({ min: 1, max: MAX_PRICE });
  return z
    .strictObject({
      entityData: encoding.json(entityDataSchema),
      fatherName: optionalText(),
      date: daySchema,
      cnic: cnicSchema,
      companyName: requiredText(60),
      modelName: requiredText(80),
      batteryHealth: optional(
        encoding.integer().refine((percent) => percent >= 1 && percent <= 100, breaks('battery.range')),
      ),
      phoneCondition: z.enum(CONDITIONS, breaks('choice')),
      warranty: optional(z.enum(WARRANTIES, breaks('choice'))),
      specifications: optional(z.enum(SPECIFICATIONS, breaks('choice'))),
      ramMemory: requiredText(40),
      color: optionalText(40),
      imei1: imeiSchema,
      imei2: optionalImeiSchema,
      accessories: encoding
        .json(
          z.strictObject({
            box: z.boolean().default(false),
            charger: z.boolean().default(false),
            handFree: z.boolean().default(false),
          }),
        )
        .default({ box: false, charger: false, handFree: false }),
      purchasePrice: price(),
      demandPrice: price(),
      finalPrice: price(),
      purchasePaymentType: z.enum(PAYMENT_TYPES, breaks('choice')),
      creditPaymentData: optional(encoding.json(creditPaymentData(encoding))),
      ...splitFields(encoding),
      isApprovedFromEgadgets: encoding.boolean().default(false),
    })
    .superRefine((slip, ctx) => {
      if (slip.imei2 !== undefined && slip.imei2 === slip.imei1) report(ctx, ['imei2'], 'imei.same');
      const credit = slip.purchasePaymentType === 'credit' ? slip.creditPaymentData : undefined;
      if (slip.purchasePaymentType === 'credit') {
        if (!credit) return report(ctx, ['creditPaymentData'], 'credit.required');
        if (credit.payableAmountNow + credit.payableAmountLater !== slip.purchasePrice) {
          return report(ctx, ['creditPaymentData', 'payableAmountLater'], 'credit.total');
        }
        if (credit.dateOfPayment < slip.date)
          report(ctx, ['creditPaymentData', 'dateOfPayment'], 'date.past');
      }
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

/** The contract repeats name and number at the top level; they stand in for `entityData` where that is absent. */
function withEntityFromNameAndNumber(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input;
  const { name, number, ...rest } = input as Record<string, unknown>;
  if (rest.entityData !== undefined && rest.entityData !== '') return rest;
  return name === undefined && number === undefined ? rest : { ...rest, entityData: { name, number } };
}

import * as z from 'zod';
import { CONDITIONS, WARRANTIES } from '../catalog/catalog.ts';
import type { Day } from '../day/day.ts';
import { daySchema, optionalDaySchema } from '../day/daySchema.ts';
import { imeiSchema, optionalImeiSchema } from '../imei/imeiSchema.ts';
import { MAX_PRICE, type MinorUnits } from '../money/money.ts';
import { optionalCnicSchema } from '../party/cnicSchema.ts';
import { numberSchema } from '../party/numberSchema.ts';
import { type EntityData, entityData } from '../party/party.ts';
import { phoneSchemas } from '../phone/phoneFields.ts';
import { breaks, report } from '../rules/rules.ts';
import { optionalText, requiredText } from '../text/text.ts';
import { checkPayment, splitFields } from '../wallet/wallet.ts';
import {
  asValues,
  asWire,
  blank,
  type Encoding,
  isBlank,
  optional,
  reading,
  sharedPart,
} from '../wire/encoding.ts';

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

/** Amount owed of a total: `total − now`, in minor units. */
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

export const creditPaymentData = sharedPart((encoding) =>
  z.strictObject({
    payableAmountNow: encoding.money(),
    payableAmountLater: encoding.money({ min: 1 }),
    dateOfPayment: daySchema,
  }),
);
/** What is owed of a purchase, as requests carry it. */
export const creditPaymentDataRequest = creditPaymentData(asWire);

/** Fields of a slip about the phone, the seller and the deal, without the payment. */
function slipFields(encoding: Encoding) {
  const price = () => encoding.money({ min: 1, max: MAX_PRICE });
  return {
    entityData: encoding.json(entityData(encoding)),
    fatherName: optionalText(),
    date: daySchema,
    cnic: optionalCnicSchema.meta({
      description: 'May be left out where the party is named by its `_id` and has one on file',
    }),
    companyName: requiredText(60),
    modelName: requiredText(80),
    phoneCondition: z.enum(CONDITIONS, breaks('choice')),
    warranty: optional(z.enum(WARRANTIES, breaks('choice'))),
    ...phoneSchemas('slip', encoding),
    ramMemory: requiredText(40),
    imei1: imeiSchema,
    imei2: optionalImeiSchema,
    purchasePrice: price(),
    demandPrice: price(),
    finalPrice: price(),
    purchasePaymentType: z.enum(PAYMENT_TYPES, breaks('choice')),
    creditPaymentData: optional(encoding.json(creditPaymentData(encoding))),
  };
}

/** Accessories in the phone's box. */
const boxContents = z.strictObject({
  box: z.boolean().default(false),
  charger: z.boolean().default(false),
  handFree: z.boolean().default(false),
});

/** Credit terms of a document. */
export interface CreditTerms {
  date: Day;
  purchasePaymentType: PaymentType;
  creditPaymentData?: z.output<ReturnType<typeof creditPaymentData>> | undefined;
}

/**
 * Checks the terms of a purchase against its total: the amounts now and later must add up to it, the due date
 * may not be before the slip, and a full payment leaves nothing for later. Returns whether they hold.
 */
export function checkCredit(
  ctx: Parameters<typeof report>[0],
  total: MinorUnits,
  { date, purchasePaymentType, creditPaymentData: credit }: CreditTerms,
): boolean {
  if (purchasePaymentType !== 'credit') {
    if (credit) report(ctx, ['creditPaymentData'], 'credit.unused');
    return credit === undefined;
  }
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

const noAmount = z.literal(['', '0', 0, null]).optional();
const blankCreditFields = z.strictObject({
  payableAmountNow: noAmount,
  payableAmountLater: noAmount,
  dateOfPayment: optionalDaySchema,
});
const blankCredit = asWire.json(blankCreditFields);

/** How credit fields are sent: filled in, or blank on full payment. */
export function creditAsSent(filledIn: z.ZodType) {
  return z.union([filledIn, blankCreditFields, blank]).optional();
}

/** Refuses a slip without a CNIC unless its party may have one on file. */
function checkCnic(
  ctx: Parameters<typeof report>[0],
  { cnic, entityData: party }: { cnic?: string | undefined; entityData: EntityData },
): void {
  if (cnic === undefined && party._id === undefined) report(ctx, ['cnic'], 'required');
}

/** The request of a slip: the contract's own names besides those of the schema. */
function slipRequest<Shape extends ReturnType<typeof slipFields>>(
  slip: z.ZodLazy<z.ZodObject<Shape, z.core.$strict>>,
) {
  return reading(
    readSlip,
    slip,
    z.lazy(() => {
      const { entityData: party, creditPaymentData: credit, ...shape } = slip.unwrap().shape;
      return z.strictObject({
        ...shape,
        entityData: z
          .union([party, z.literal('')])
          .optional()
          .meta({ description: 'The party; left out where `name` and `number` name a new one' }),
        name: optionalText(),
        number: numberSchema.optional(),
        creditPaymentData: creditAsSent(credit),
      });
    }),
  );
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
      checkCnic(ctx, slip);
      if (slip.imei2 !== undefined && slip.imei2 === slip.imei1) report(ctx, ['imei2'], 'imei.same');
      if (!checkCredit(ctx, slip.purchasePrice, slip)) return;
      const credit = slip.purchasePaymentType === 'credit' ? slip.creditPaymentData : undefined;
      checkPayment(ctx, payableNow(slip.purchasePrice, slip.purchasePaymentType, credit), slip);
    });
}

/** A single purchase as the form holds it: money in minor units. */
export const purchaseSlipSchema = z.lazy(() => purchaseSlipSchemaOf(asValues));
/** `POST /api/Purchase/purchase-phone` without its files: money in rupees, as JSON or as the text fields of a multipart form. */
export const purchasePhoneRequest = slipRequest(z.lazy(() => purchaseSlipSchemaOf(asWire)));
export type PurchaseSlip = z.output<typeof purchaseSlipSchema>;

/** An edit of a slip. It has no payment, which stays unchanged, as do absent fields. */
function purchaseEditSchemaOf(encoding: Encoding) {
  return z
    .strictObject({
      ...slipFields(encoding),
      accessories: optional(encoding.json(boxContents)),
      isApprovedFromEgadgets: optional(encoding.boolean()),
      version: optionalVersion(encoding),
    })
    .superRefine((slip, ctx) => {
      checkCnic(ctx, slip);
      if (slip.imei2 !== undefined && slip.imei2 === slip.imei1) report(ctx, ['imei2'], 'imei.same');
      checkCredit(ctx, slip.purchasePrice, slip);
    });
}

/** The version that an edit started from. Outdated versions are refused. */
export function optionalVersion(encoding: Encoding) {
  return optional(encoding.integer().refine((version) => version >= 1, breaks('invalid')));
}

export const purchaseEditSchema = z.lazy(() => purchaseEditSchemaOf(asValues));
/** The purchase edit of `PUT /api/Purchase/single-purchase-phone/{id}`, without its files. */
export const purchaseEditRequest = slipRequest(z.lazy(() => purchaseEditSchemaOf(asWire)));
export type PurchaseEdit = z.output<typeof purchaseEditSchema>;

/** A form on full payment sends its credit fields blank: no amounts, and the date that they start with. */
export function withoutBlankCredit(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input;
  const { creditPaymentData, ...rest } = input as Record<string, unknown>;
  if (creditPaymentData === undefined || rest.purchasePaymentType === 'credit') return input;
  return isBlank(creditPaymentData) || blankCredit.safeParse(creditPaymentData).success ? rest : input;
}

/** The contract repeats name and number at the top level. They replace `entityData` when that is absent. */
function readSlip(sent: unknown): unknown {
  const input = withoutBlankCredit(sent);
  if (typeof input !== 'object' || input === null) return input;
  const { name, number, ...rest } = input as Record<string, unknown>;
  if (rest.entityData !== undefined && rest.entityData !== '') return rest;
  return name === undefined && number === undefined ? rest : { ...rest, entityData: { name, number } };
}

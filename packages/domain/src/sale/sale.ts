import * as z from 'zod';
import { DEFAULT_WARRANTY, WARRANTIES } from '../catalog/catalog.ts';
import type { Day } from '../day/day.ts';
import { daySchema, optionalDaySchema } from '../day/daySchema.ts';
import { imeiSchema, optionalImeiSchema } from '../imei/imeiSchema.ts';
import { MAX_AMOUNT, MAX_PRICE, type MinorUnits, sum } from '../money/money.ts';
import { optionalCnicSchema } from '../party/cnicSchema.ts';
import { numberSchema } from '../party/numberSchema.ts';
import { entityData } from '../party/party.ts';
import { phoneSchemas } from '../phone/phoneFields.ts';
import { breaks, type Rule, report } from '../rules/rules.ts';
import { optionalText, requiredText } from '../text/text.ts';
import { checkPayment, splitFields } from '../wallet/wallet.ts';
import { asValues, asWire, blankPart, type Encoding, isBlank, optional, reading } from '../wire/encoding.ts';

export const SELLING_TYPES = ['Exchange', 'Full Payment', 'Credit'] as const;
export type SellingType = (typeof SELLING_TYPES)[number];

/** The picture slots of a sale. */
export const SALE_PICTURE_SLOTS = ['cnicFrontPic', 'cnicBackPic', 'phonePicture'] as const;
export type SalePictureSlot = (typeof SALE_PICTURE_SLOTS)[number];

/** The sale's phones, accessories and the value taken in exchange; all money in minor units. */
export interface SaleFigures {
  imeiPrices: readonly { price: MinorUnits }[];
  accessories?: readonly { quantity: number; price: MinorUnits }[] | undefined;
  sellingType: SellingType;
  payableAmountNow?: MinorUnits | undefined;
  /** Of an exchange: the part of the difference that the customer leaves on credit. */
  payableAmountLater?: MinorUnits | undefined;
  exchangePhoneDetail?: { purchasePrice: MinorUnits } | undefined;
}

/** Totals of a sale. */
export interface SaleTotals {
  /** Sum of the phone prices: the specification's 'total' and `finalPrice`. */
  phones: MinorUnits;
  accessories: MinorUnits;
  /** Phones and accessories together. */
  due: MinorUnits;
  /** The agreed value of the phone taken in exchange. */
  exchange: MinorUnits;
  /**
   * Amount due now: from the customer when positive, to the customer when negative because the exchanged
   * phone is worth more.
   */
  now: MinorUnits;
  /** Amount the customer still owes. */
  later: MinorUnits;
}

/** Adds a sale up. */
export function saleTotals(sale: SaleFigures): SaleTotals {
  const phones = sum(sale.imeiPrices.map((phone) => phone.price));
  const accessories = sum((sale.accessories ?? []).map((row) => row.quantity * row.price));
  const due = phones + accessories;
  const exchange = sale.sellingType === 'Exchange' ? (sale.exchangePhoneDetail?.purchasePrice ?? 0) : 0;
  const left = sale.sellingType === 'Exchange' ? (sale.payableAmountLater ?? 0) : 0;
  const now = sale.sellingType === 'Credit' ? (sale.payableAmountNow ?? 0) : due - exchange - left;
  return { phones, accessories, due, exchange, now, later: due - exchange - now };
}

/** The used phone that a customer hands over. It enters stock at its agreed value, `purchasePrice`. */
function exchangePhoneSchemaOf(encoding: Encoding) {
  return z
    .strictObject({
      companyName: requiredText(60),
      modelName: requiredText(80),
      imei1: imeiSchema,
      imei2: optionalImeiSchema,
      ...phoneSchemas('exchange', encoding),
      cnic: optionalCnicSchema,
      purchasePrice: encoding.money({ min: 1, max: MAX_PRICE }),
      demandPrice: optional(encoding.money({ min: 1, max: MAX_PRICE })),
      isApprovedFromEgadgets: encoding.boolean().default(false),
    })
    .superRefine((phone, ctx) => {
      if (phone.imei2 !== undefined && phone.imei2 === phone.imei1) report(ctx, ['imei2'], 'imei.same');
    });
}
export const exchangePhoneSchema = z.lazy(() => exchangePhoneSchemaOf(asValues));
export type ExchangePhone = z.output<typeof exchangePhoneSchema>;

function saleSchemaOf(encoding: Encoding) {
  const imeiPrice = z.strictObject({ imei: imeiSchema, price: encoding.money({ min: 1, max: MAX_PRICE }) });
  const accessoryRow = z.strictObject({
    /** The accessory's `_id`; the contract calls it `name`. */
    name: encoding.id(),
    quantity: encoding
      .integer()
      .refine((quantity) => quantity >= 1 && quantity <= 100_000, breaks('quantity.minimum')),
    /** Price of one. */
    price: encoding.money({ max: MAX_PRICE }),
  });
  return z
    .strictObject({
      entityData: encoding.json(entityData(encoding)),
      sellingType: z.enum(SELLING_TYPES, breaks('choice')),
      saleDate: daySchema,
      warranty: z.enum(WARRANTIES, breaks('choice')).default(DEFAULT_WARRANTY),
      /** None on a sale of accessories alone. */
      imeiPrices: encoding.json(z.array(imeiPrice).max(1000, breaks('too-many'))),
      finalPrice: encoding.money(),
      accessories: encoding.json(z.array(accessoryRow).max(200, breaks('too-many'))).default([]),
      ...splitFields(encoding),
      payableAmountNow: optional(encoding.money()),
      payableAmountLater: optional(encoding.money()),
      payableAmountLaterDate: optionalDaySchema,
      exchangePhoneDetail: optional(encoding.json(exchangePhoneSchemaOf(encoding))),
    })
    .refine(({ imeiPrices, accessories }) => imeiPrices.length > 0 || accessories.length > 0, {
      ...breaks('sale.phones'),
      path: ['imeiPrices'],
      // Said along with whatever else is wrong, as the rules of single fields are.
      when: ({ value }) => isArrayField(value, 'imeiPrices') && isArrayField(value, 'accessories'),
    })
    .superRefine((sale, ctx) => {
      const seen = new Set<string>();
      sale.imeiPrices.forEach(({ imei }, index) => {
        if (seen.has(imei)) report(ctx, ['imeiPrices', index, 'imei'], 'imei.duplicate');
        seen.add(imei);
      });
      if (sale.sellingType === 'Exchange' && !sale.exchangePhoneDetail)
        return report(ctx, ['exchangePhoneDetail'], 'exchange.required');
      if (sale.sellingType !== 'Exchange' && sale.exchangePhoneDetail)
        return report(ctx, ['exchangePhoneDetail'], 'exchange.unused');
      if (sale.sellingType === 'Exchange')
        for (const field of ['imei1', 'imei2'] as const) {
          const imei = sale.exchangePhoneDetail?.[field];
          if (imei !== undefined && seen.has(imei))
            report(ctx, ['exchangePhoneDetail', field], 'imei.duplicate');
        }
      if (sale.accessories.some((row) => row.quantity * row.price > MAX_AMOUNT))
        return report(ctx, ['accessories'], 'money.too-large');
      const totals = saleTotals(sale);
      // Only accessories can be free, and the sale needs a total. A free phone is refused by its own price.
      if (totals.due === 0) {
        if (sale.accessories.length > 0) report(ctx, ['accessories', 0, 'price'], 'money.zero');
        return;
      }
      if (totals.due > MAX_AMOUNT) return report(ctx, ['finalPrice'], 'money.too-large');
      if (totals.phones !== sale.finalPrice) return report(ctx, ['finalPrice'], 'sale.total');
      if (checkTerms(ctx, sale, totals)) checkPayment(ctx, Math.abs(totals.now), sale);
    });
}

interface SaleCreditFields {
  sellingType: SellingType;
  saleDate: Day;
  payableAmountNow?: MinorUnits | undefined;
  payableAmountLater?: MinorUnits | undefined;
  payableAmountLaterDate?: Day | undefined;
}

/**
 * Checks the amounts now and later against the total. A credit leaves something for later, an exchange may,
 * and a full payment never does. Returns whether the amounts hold.
 */
function checkTerms(
  ctx: Parameters<typeof report>[0],
  { sellingType, saleDate, payableAmountNow, payableAmountLater, payableAmountLaterDate }: SaleCreditFields,
  { now, later }: SaleTotals,
): boolean {
  const refuse = (field: keyof SaleCreditFields, rule: Rule) => {
    report(ctx, [field], rule);
    return false;
  };
  if (sellingType !== 'Credit' && !payableAmountLater) {
    // Forms send hidden fields as zeros.
    return !payableAmountNow || payableAmountNow === now || refuse('payableAmountNow', 'credit.unused');
  }
  if (sellingType === 'Full Payment') return refuse('payableAmountLater', 'credit.unused');
  if (payableAmountNow === undefined) return refuse('payableAmountNow', 'required');
  if (payableAmountLater !== later || payableAmountNow !== now)
    return refuse('payableAmountLater', 'credit.total');
  if (later <= 0) return refuse('payableAmountLater', 'credit.later');
  if (!payableAmountLaterDate) refuse('payableAmountLaterDate', 'required');
  else if (payableAmountLaterDate < saleDate) refuse('payableAmountLaterDate', 'date.past');
  return true;
}

function isArrayField(value: unknown, field: string): boolean {
  return typeof value === 'object' && value !== null && Array.isArray(Reflect.get(value, field));
}

/** A sale as the form holds it: money in minor units. */
export const saleSchema = z.lazy(() => saleSchemaOf(asValues));
export type Sale = z.output<typeof saleSchema>;

const ignored = z.unknown().optional().meta({ description: 'State of the form, which the server ignores' });
/** Fields of the modal's state in the draft. */
const FORM_STATE = {
  imei1: ignored,
  writtenImeis: ignored,
  addedImeis: ignored,
  bankName: ignored,
  manual: ignored,
  isPartOnCredit: ignored,
};

const wire = z.lazy(() => saleSchemaOf(asWire));
/** `POST /api/sale` without its files: money in rupees, as JSON or as the text fields of a multipart form. */
export const saleRequest = reading(
  readDraft,
  wire,
  z.lazy(() => {
    const { shape } = wire.unwrap();
    return z.strictObject({
      ...shape,
      entityData: z
        .union([shape.entityData, z.literal('')])
        .optional()
        .meta({
          description: 'The customer; left out where `customerName` and `customerNumber` name a new one',
        }),
      customerName: optionalText(),
      customerNumber: numberSchema.optional(),
      imeiPrices: z
        .union([shape.imeiPrices, ...blankPart])
        .optional()
        .meta({ description: 'May be left out, as `finalPrice` may, where accessories alone are sold' }),
      finalPrice: optional(shape.finalPrice),
      accessories: z.union([shape.accessories, ...blankPart]),
      exchangePhoneDetail: z.union([shape.exchangePhoneDetail, ...blankPart]),
      ...FORM_STATE,
    });
  }),
);

function readDraft(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input;
  const { customerName, customerNumber, ...rest } = input as Record<string, unknown>;
  for (const field of Object.keys(FORM_STATE)) delete rest[field];
  for (const slot of SALE_PICTURE_SLOTS) if (isBlank(rest[slot])) delete rest[slot];
  if (rest.sellingType !== 'Exchange' && isBlank(rest.exchangePhoneDetail)) delete rest.exchangePhoneDetail;
  if (isBlank(rest.accessories)) delete rest.accessories;
  else if (isBlank(rest.imeiPrices)) {
    rest.imeiPrices = [];
    if (isBlank(rest.finalPrice)) rest.finalPrice = 0;
  }
  if (rest.entityData !== undefined && rest.entityData !== '') return rest;
  return customerName === undefined && customerNumber === undefined
    ? rest
    : { ...rest, entityData: { name: customerName, number: customerNumber } };
}

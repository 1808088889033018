import * as z from 'zod';
import { money } from '../money/moneySchema.ts';
import { figures, personAnswer, UNIT_STATES } from './answers.ts';

/** A unit's whereabouts: in stock since a day, sold on an invoice to somebody, and so on. */
const whereabouts = z.object({
  /** Fit to show to staff. */
  description: z.string(),
  date: z.string(),
  /** `INV-12`, `PS-12`; null where no document says so. */
  document: z.string().nullable(),
  partyName: z.string().nullable(),
  /** The record to open for it, such as `sale` and its `_id`. */
  refType: z.string().nullable(),
  refId: z.string().nullable(),
});

export const unitFound = z.object({
  _id: z.string(),
  /** The IMEI in which the digits were found; null where the phone was found by its name. */
  matchedImei: z.string().nullable(),
  imei1: z.string(),
  imei2: z.string().nullable(),
  companyName: z.string(),
  modelName: z.string(),
  ramMemory: z.string().nullable(),
  color: z.string().nullable(),
  condition: z.string(),
  state: z.enum(UNIT_STATES),
  demandPrice: money.nullable(),
  finalPrice: money.nullable(),
  /** Null where the viewer may not see cost. */
  purchasePrice: money.nullable(),
  where: whereabouts,
});
export type UnitFound = z.output<typeof unitFound>;

export const partyFound = personAnswer.extend({
  /** Positive is owed to us, negative is owed by us. */
  balance: money,
  matched: z.enum(['name', 'number', 'cnic']),
});
export type PartyFound = z.output<typeof partyFound>;

const documentFound = {
  _id: z.string(),
  date: z.string(),
  person: personAnswer,
  total: figures.total,
  returned: figures.returned,
  due: figures.outstanding,
  status: z.string(),
};
export const invoiceFound = z.object({
  ...documentFound,
  invoiceNumber: z.string(),
  sellingType: z.string(),
});
export type InvoiceFound = z.output<typeof invoiceFound>;
export const slipFound = z.object({
  ...documentFound,
  slipNumber: z.string(),
  type: z.enum(['single', 'bulk']),
});
export type SlipFound = z.output<typeof slipFound>;

/** `GET /api/search`: at most ten of each kind, the likeliest first. */
export const searchAnswer = z.object({
  data: z.object({
    units: z.array(unitFound),
    parties: z.array(partyFound),
    invoices: z.array(invoiceFound),
    slips: z.array(slipFound),
  }),
});
export type Found = z.output<typeof searchAnswer>['data'];

import * as z from 'zod';
import { SIM_OPTIONS } from '../bulk-purchase/bulkPurchase.ts';
import { money, phoneAnswer, purchaseDetail, purchaseRow } from './answers.ts';

// Amounts of a purchase document (its total, its prices, what was paid) are for everybody who may record one: who writes a
// slip sees it. What one phone cost or earned is for those who may see cost, and null for the others.

/** One phone of a lot, where it is and what it went for. */
export const lotUnitAnswer = phoneAnswer.extend({
  /** The price on the invoice that sold it; null while it is not sold. */
  soldPrice: money.nullable(),
  soldOn: z.string().nullable(),
  saleId: z.string().nullable(),
  /** Price less cost; null while it is not sold, and where the viewer may not see it. */
  profit: money.nullable(),
});
export type LotUnit = z.output<typeof lotUnitAnswer>;

/** One model at one price, with its phones. */
export const lotEntryAnswer = z.object({
  companyName: z.string(),
  modelName: z.string(),
  ramMemory: z.string().nullable(),
  simOption: z.enum(SIM_OPTIONS),
  batteryHealth: z.number().nullable(),
  priceOfOne: money,
  /** What one comes to once the incentives are received: information only; null where the viewer may not see cost. */
  effectiveCostOfOne: money.nullable(),
  quantity: z.number(),
  counts: z.object({ inStock: z.number(), dispatched: z.number(), sold: z.number(), returned: z.number() }),
  units: z.array(lotUnitAnswer),
});
export type LotEntry = z.output<typeof lotEntryAnswer>;

/** `GET /api/Purchase/bulk/{id}`: a lot, entry by entry and phone by phone. */
export const bulkDetail = purchaseDetail.omit({ units: true }).extend({
  prices: z.object({
    dealerPrice: money,
    buyingPrice: money,
    lp: money,
    lifting: money,
    promo: money,
    activation: money,
  }),
  /** The buying price less lifting, activation and promo: information only; null where the viewer may not see cost. */
  effectiveCost: money.nullable(),
  entries: z.array(lotEntryAnswer),
});
export type BulkDetail = z.output<typeof bulkDetail>;
export const bulkDetailAnswer = z.object({ data: bulkDetail });

/** What a change of a slip answers: the slip as lists show it. */
export const purchaseSavedAnswer = z.object({ message: z.string(), data: purchaseRow });

/** What an edit of a phone or of its slip answers: the phone as it is now, and its slip where it has one. */
export const phoneEditedAnswer = z.object({
  message: z.string(),
  data: z.object({ _id: z.string(), phone: phoneAnswer, purchase: purchaseDetail.nullable() }),
});

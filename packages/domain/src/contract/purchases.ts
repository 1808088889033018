import * as z from 'zod';
import { SIM_OPTIONS } from '../bulk-purchase/bulkPurchase.ts';
import { money } from '../money/moneySchema.ts';
import { phoneAnswers, phoneFieldsOn } from '../phone/phoneFields.ts';
import { phoneAnswer, purchaseDetail, purchaseRow } from './answers.ts';

// Amounts of a purchase document (total, prices, payment) are visible to everybody who may record one. The cost and
// profit of a single phone need the permission to see costs, and are null for others.

/** One phone of a lot, with its location and selling price. */
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
  ...phoneAnswers(phoneFieldsOn('lotEntry')),
  simOption: z.enum(SIM_OPTIONS),
  priceOfOne: money,
  /** Cost of one after all incentives: information only; null where the viewer may not see cost. */
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

/** The answer to a change of a slip: the slip as lists show it. */
export const purchaseSavedAnswer = z.object({ message: z.string(), data: purchaseRow });

/** The answer to an edit of a phone or of its slip: the phone as it is now, and its slip where it has one. */
export const phoneEditedAnswer = z.object({
  message: z.string(),
  data: z.object({ _id: z.string(), phone: phoneAnswer, purchase: purchaseDetail.nullable() }),
});

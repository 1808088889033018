import * as z from 'zod';
import { DISPATCH_STATES, DISPATCH_UNIT_STATES } from '../dispatch/dispatch.ts';
import { money } from '../money/moneySchema.ts';
import { documentBase, saleDetail } from './answers.ts';

/** Phones sent out without a sale; `person` has them. */
export const dispatchRow = z.object({
  ...documentBase,
  number: z.string(),
  expectedReturn: z.string().nullable(),
  note: z.string().nullable(),
  state: z.enum(DISPATCH_STATES),
  /** Days since it went out; of a closed one, the days that it took. */
  age: z.number(),
  /** Number of phones sent out, by their state. */
  quantity: z.number(),
  out: z.number(),
  returned: z.number(),
  sold: z.number(),
  /** Expected price of the phones still out: the price agreed, else the final or demand price. */
  value: money,
  /** Their cost; null where the viewer may not see it. */
  cost: money.nullable(),
});
export type DispatchRow = z.output<typeof dispatchRow>;
export const dispatchesAnswer = z.object({
  data: z.array(dispatchRow),
  nextCursor: z.string().nullable(),
  total: z.number(),
  /** Sums over the whole filtered set, not the page. */
  totals: z.object({ out: z.number(), value: money, cost: money.nullable() }),
});

/** A dispatch with its phones: everything that its challan prints. */
export const dispatchDetail = dispatchRow.extend({
  units: z.array(
    z.object({
      _id: z.string(),
      imei1: z.string(),
      imei2: z.string().nullable(),
      companyName: z.string(),
      modelName: z.string(),
      ramMemory: z.string().nullable(),
      color: z.string().nullable(),
      condition: z.string(),
      specifications: z.string().nullable(),
      /** The price agreed for it. */
      price: money.nullable(),
      finalPrice: money.nullable(),
      demandPrice: money.nullable(),
      cost: money.nullable(),
      state: z.enum(DISPATCH_UNIT_STATES),
      /** When it came back or was sold. */
      resolvedOn: z.string().nullable(),
      /** Why it came back. */
      reason: z.string().nullable(),
      sale: z.object({ _id: z.string(), invoiceNumber: z.string() }).nullable(),
    }),
  ),
});
export type DispatchDetail = z.output<typeof dispatchDetail>;
export const dispatchDetailAnswer = z.object({ data: dispatchDetail });
export const dispatchChangedAnswer = z.object({ message: z.string(), data: dispatchDetail });
/** `data` is the sale. */
export const dispatchSettledAnswer = z.object({
  message: z.string(),
  data: saleDetail,
  dispatch: dispatchDetail,
});

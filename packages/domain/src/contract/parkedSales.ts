import * as z from 'zod';
import { parkedSaleRequest } from '../sale/parkedSale.ts';

const parkedSale = z.object({
  _id: z.string(),
  /** Tells the sale apart. Null where it has neither a customer nor a phone. */
  name: z.string().nullable(),
  phones: z.number(),
  accessories: z.number(),
  parkedBy: z.object({ _id: z.string(), name: z.string() }),
  parkedAt: z.string(),
});
/** A parked sale in a list. */
export type ParkedSale = z.output<typeof parkedSale>;

/** The latest first. */
export const parkedSalesAnswer = z.object({ data: z.array(parkedSale) });
export const parkedSaleAnswer = z.object({ message: z.string(), data: parkedSale });
export const takenSaleAnswer = z.object({
  message: z.string(),
  /** With the sale as it was parked. */
  data: parkedSale.extend({ draft: parkedSaleRequest.shape.draft }),
});
export type TakenSale = z.output<typeof takenSaleAnswer>['data'];

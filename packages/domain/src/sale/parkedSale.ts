import * as z from 'zod';
import { breaks } from '../rules/rules.ts';
import { optionalText } from '../text/text.ts';

/** Days after which a parked sale is dropped. */
export const PARKED_DAYS = 7;

const count = z.int(breaks('invalid')).min(0, breaks('invalid')).max(10_000, breaks('invalid'));

/** The id that the till gave to its sale: hexadecimal. */
export const parkedSaleIdSchema = z.string().regex(/^[\da-f-]{8,40}$/, breaks('invalid'));

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** `POST /api/parked-sale`: an unfinished sale, for any till of the shop to take up. */
export const parkedSaleRequest = z.strictObject({
  _id: parkedSaleIdSchema,
  /** Tells the sale apart: its customer, or its first phone. */
  name: optionalText(),
  /** Number of phones on it. */
  phones: count,
  /** Number of accessories on it, one for each row. */
  accessories: count,
  /** JSON of the sale as the till's form holds it, without pictures. The server keeps it as it is. */
  draft: z
    .string(breaks('required'))
    .min(1, breaks('required'))
    .max(500_000, breaks('too-long'))
    .refine(isJson, breaks('invalid')),
});
export type ParkedSaleRequest = z.output<typeof parkedSaleRequest>;

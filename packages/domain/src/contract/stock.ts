import * as z from 'zod';
import { money, phoneAnswer, pictureAnswer } from './answers.ts';

/** What is in the shop's hands of one kind of phone. */
const holding = {
  /** Phones that may be sold. */
  new: z.number(),
  used: z.number(),
  /** Phones that are out with somebody, to come back or to be sold. */
  dispatched: z.number(),
  /** What all of these cost; null where the viewer may not see it. */
  costValue: money.nullable(),
  demandValue: money,
  /** How many days the oldest of them has been here. */
  oldestDays: z.number(),
};

/** `GET /api/stock`: company → model → RAM/Memory, by name. */
export const stockAnswer = z.object({
  data: z.array(
    z.object({
      companyName: z.string(),
      ...holding,
      models: z.array(
        z.object({
          modelName: z.string(),
          ...holding,
          variants: z.array(z.object({ ramMemory: z.string().nullable(), ...holding })),
        }),
      ),
    }),
  ),
  totals: z.object(holding),
});
export type StockList = z.output<typeof stockAnswer>;

/** `GET /api/phone/choices`: what the phones of a list can be narrowed to, by name. */
export const phoneChoicesAnswer = z.object({
  data: z.array(
    z.object({
      companyName: z.string(),
      models: z.array(
        z.object({
          modelName: z.string(),
          /** Those that are known. */
          rams: z.array(z.string()),
          colors: z.array(z.string()),
        }),
      ),
    }),
  ),
});
export type PhoneChoices = z.output<typeof phoneChoicesAnswer>['data'];

/** `GET /api/stock/prices`: what a customer may choose from and what it costs him, by name; neither what it cost nor an IMEI. */
export const priceListAnswer = z.object({
  data: z.array(
    z.object({
      companyName: z.string(),
      modelName: z.string(),
      ramMemory: z.string().nullable(),
      condition: z.string(),
      specifications: z.string().nullable(),
      /** Null where none was asked so far. */
      demandPrice: money.nullable(),
      /** Colours there are. */
      colors: z.array(z.string()),
      /** How many there are. */
      count: z.number(),
    }),
  ),
  /** How many there are of all. */
  total: z.number(),
});
export type PriceList = z.output<typeof priceListAnswer>;

/** What entering a phone by the stock form answers. */
export const phoneEnteredAnswer = z.object({
  message: z.string(),
  data: phoneAnswer.extend({ pictures: z.array(pictureAnswer) }),
});

import * as z from 'zod';
import { money } from '../money/moneySchema.ts';
import { phoneAnswer, pictureAnswer } from './answers.ts';

/** The shop's holding of one kind of phone. */
const holding = {
  /** Phones that may be sold. */
  new: z.number(),
  used: z.number(),
  /** Phones that are out with somebody, to come back or to be sold. */
  dispatched: z.number(),
  /** Cost of all of these; null where the viewer may not see it. */
  costValue: money.nullable(),
  demandValue: money,
  /** Days since the oldest of them came. */
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

/** `GET /api/phone/choices`: the filter choices of a phone list, by name. */
export const phoneChoicesAnswer = z.object({
  data: z.array(
    z.object({
      companyName: z.string(),
      models: z.array(
        z.object({
          modelName: z.string(),
          /** Known RAM/Memory sizes. */
          rams: z.array(z.string()),
          colors: z.array(z.string()),
        }),
      ),
    }),
  ),
});
export type PhoneChoices = z.output<typeof phoneChoicesAnswer>['data'];

/** `GET /api/stock/prices`: phones and prices for customers, by name. Contains neither costs nor IMEIs. */
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
      /** Number of phones. */
      count: z.number(),
    }),
  ),
  /** Number of all phones listed. */
  total: z.number(),
});
export type PriceList = z.output<typeof priceListAnswer>;

/** The answer to a phone entered by the stock form. */
export const phoneEnteredAnswer = z.object({
  message: z.string(),
  data: phoneAnswer.extend({ pictures: z.array(pictureAnswer) }),
});

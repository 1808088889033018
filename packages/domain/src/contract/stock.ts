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

/** What entering a phone by the stock form answers. */
export const phoneEnteredAnswer = z.object({
  message: z.string(),
  data: phoneAnswer.extend({ pictures: z.array(pictureAnswer) }),
});

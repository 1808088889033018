import * as z from 'zod';
import { money } from '../money/moneySchema.ts';
import { bankAnswer, messageAnswer, movementAnswer } from './answers.ts';

const id = z.string();
const nullable = <Schema extends z.ZodType>(schema: Schema) => schema.nullable();

/** A bank account as its own call and the wallet tell it. */
export const bankAccountAnswer = bankAnswer.extend({
  /** Whether payments may choose it. */
  isActive: z.boolean(),
  version: z.number(),
});
export type BankAccount = z.output<typeof bankAccountAnswer>;
export const bankAccountChangedAnswer = messageAnswer.extend({ data: bankAccountAnswer });

const card = {
  balance: money,
  /** The newest first, as many as requested. */
  movements: z.array(movementAnswer),
};
export const walletAnswer = z.object({
  data: z.object({
    pocketCash: z.object({ account: z.literal('cash:pocket'), ...card }),
    /** Sorted by name. An inactive account is listed while it holds money, or on request. */
    banks: z.array(bankAccountAnswer.extend({ account: z.string(), ...card })),
    total: money,
  }),
});
export type Wallet = z.output<typeof walletAnswer>['data'];

/** The journal entry of a wallet entry or a transfer. */
export const walletEnteredAnswer = messageAnswer.extend({ data: z.object({ entry: z.number() }) });

/** A count of money, with the books' amount. */
export const cashCountAnswer = z.object({
  _id: id,
  account: z.string(),
  name: z.string(),
  date: z.string(),
  expected: money,
  counted: money,
  difference: money,
  reason: nullable(z.string()),
  /** The entry that set the difference right, and the one that undid that. */
  entry: nullable(z.number()),
  reversedBy: nullable(z.number()),
  createdAt: z.string(),
  createdBy: z.string(),
});
export type CashCounted = z.output<typeof cashCountAnswer>;
export const cashCountedAnswer = messageAnswer.extend({ data: cashCountAnswer });
export const cashCountsAnswer = z.object({
  data: z.array(cashCountAnswer),
  nextCursor: nullable(z.string()),
  total: z.number(),
  /** Totals of the whole filtered set: money found too much, and too little. */
  totals: z.object({ over: money, short: money }),
});

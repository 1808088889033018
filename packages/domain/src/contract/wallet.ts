import * as z from 'zod';
import { bankAnswer, messageAnswer, money, movementAnswer } from './answers.ts';

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
  /** The newest first; as many as were asked for. */
  movements: z.array(movementAnswer),
};
export const walletAnswer = z.object({
  data: z.object({
    pocketCash: z.object({ account: z.literal('cash:pocket'), ...card }),
    /** By name. One that is not in use any more stands here while money is in it, or when asked for. */
    banks: z.array(bankAccountAnswer.extend({ account: z.string(), ...card })),
    total: money,
  }),
});
export type Wallet = z.output<typeof walletAnswer>['data'];

/** What a wallet entry or a transfer wrote: its entry in the journal. */
export const walletEnteredAnswer = messageAnswer.extend({ data: z.object({ entry: z.number() }) });

/** Money that was counted, against what the books said. */
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
  /** Of the whole filtered set: what was found too much, and too little. */
  totals: z.object({ over: money, short: money }),
});

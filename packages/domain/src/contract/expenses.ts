import * as z from 'zod';
import { money } from '../money/moneySchema.ts';
import { bankAnswer, pictureAnswer } from './answers.ts';

const nullable = <Schema extends z.ZodType>(schema: Schema) => schema.nullable();

/** Money that the shop spent. */
export const expenseAnswer = z.object({
  _id: z.string(),
  date: z.string(),
  category: z.string(),
  amount: money,
  pocketCash: money,
  accountCash: money,
  bank: nullable(bankAnswer),
  payee: nullable(z.string()),
  note: nullable(z.string()),
  /** Its entry in the journal. */
  entry: z.number(),
  /** The entry that undid it. Null unless undone. */
  reversedBy: nullable(z.number()),
  createdAt: z.string(),
  createdBy: z.string(),
});
export type Expense = z.output<typeof expenseAnswer>;

export const expensesAnswer = z.object({
  data: z.array(expenseAnswer),
  nextCursor: nullable(z.string()),
  total: z.number(),
  /** Totals of the whole filtered set without undone expenses; the dearest category first. */
  totals: z.object({
    amount: money,
    categories: z.array(z.object({ category: z.string(), amount: money, count: z.number() })),
  }),
});

export const expenseDetailAnswer = z.object({
  data: expenseAnswer.extend({ pictures: z.array(pictureAnswer) }),
});
export type ExpenseDetail = z.output<typeof expenseDetailAnswer>['data'];
export const expenseCreatedAnswer = expenseDetailAnswer.extend({ message: z.string() });

/** The categories that the shop has used, and those that every shop is offered. */
export const expenseCategoriesAnswer = z.object({ data: z.array(z.string()) });

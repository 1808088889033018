import * as z from 'zod';
import { type AccountId, type JournalLine, type Leg, pairLegs } from '../books/books.ts';
import { daySchema } from '../day/daySchema.ts';
import { MAX_AMOUNT, type MinorUnits, sum } from '../money/money.ts';
import { searchKey } from '../text/searchKey.ts';
import { optionalText, requiredText } from '../text/text.ts';
import { checkPayment, splitFields } from '../wallet/wallet.ts';
import { asValues, asWire, type Encoding } from '../wire/encoding.ts';

/** Key of a category, one for all its spellings: `Tea and food` → `tea-and-food`. */
export function expenseKey(category: string): string {
  return accountPart(searchKey(category));
}

/** The account of a category of expenses. It is named after the category's spelling in this shop, since accounts never change. */
export function expenseAccount(category: string): AccountId {
  return `expense:${accountPart(category)}`;
}

function accountPart(category: string): string {
  return (
    category
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '') || 'other'
  );
}

/** Money spent: the expense against the wallets that paid it. */
export function expenseLines(expense: { category: string; payment: readonly Leg[] }): JournalLine[] {
  const amount: MinorUnits = sum(expense.payment.map((leg) => leg.amount));
  return pairLegs([{ account: expenseAccount(expense.category), amount }], expense.payment);
}

function newExpenseSchemaOf(encoding: Encoding) {
  return z
    .strictObject({
      date: daySchema,
      category: requiredText(40),
      amount: encoding.money({ min: 1, max: MAX_AMOUNT }),
      /** Recipient of the payment. */
      payee: optionalText(120),
      note: optionalText(400),
      ...splitFields(encoding),
    })
    .superRefine((expense, ctx) => {
      checkPayment(ctx, expense.amount, expense);
    });
}
/** `POST /api/expense` without its picture: money in rupees. */
export const newExpenseRequest = z.lazy(() => newExpenseSchemaOf(asWire));
/** An expense as a form holds it: money in minor units. */
export const newExpenseSchema = z.lazy(() => newExpenseSchemaOf(asValues));
export type NewExpense = z.output<typeof newExpenseSchema>;

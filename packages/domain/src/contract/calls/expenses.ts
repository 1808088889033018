import * as z from 'zod';
import { newExpenseRequest } from '../../expense/expense.ts';
import { moneyAccountSchema } from '../../wallet/wallet.ts';
import {
  expenseCategoriesAnswer,
  expenseCreatedAnswer,
  expenseDetailAnswer,
  expensesAnswer,
} from '../expenses.ts';
import { listQuery } from '../queries.ts';
import type { Calls } from './Call.ts';

const expenseQuery = listQuery.extend({
  category: z.string().trim().min(1).max(40).optional(),
  /** The account that paid, such as `cash:pocket`. */
  account: moneyAccountSchema.optional(),
});

/** Running costs of the shop. */
export const expenseContract = {
  list: {
    method: 'GET',
    url: '/api/expense',
    summary: 'Expenses, newest first, with the totals of the whole filtered set by category',
    access: 'daily-work',
    query: expenseQuery,
    answer: expensesAnswer,
  },
  categories: {
    method: 'GET',
    url: '/api/expense/categories',
    summary: 'What the shop may call an expense',
    access: 'daily-work',
    answer: expenseCategoriesAnswer,
  },
  detail: {
    method: 'GET',
    url: '/api/expense/:id',
    summary: 'One expense with its pictures',
    access: 'daily-work',
    answer: expenseDetailAnswer,
  },
  create: {
    method: 'POST',
    url: '/api/expense',
    summary: 'Record an expense, paid from the wallet, with a picture of its bill',
    access: 'daily-work',
    body: newExpenseRequest,
    answer: expenseCreatedAnswer,
  },
} as const satisfies Calls;

import {
  expenseCategoriesAnswer,
  expenseCreatedAnswer,
  expenseDetailAnswer,
  expensesAnswer,
  idSchema,
  moneyAccountSchema,
  newExpenseRequest,
} from '@handset/domain';
import * as z from 'zod';
import { type Route, readRoute, writeRoute } from '../http/route.ts';
import { listQuery } from '../lists/listQuery.ts';
import { expenseCategories, expenseDetail, expenses, recordExpense } from './expenses.ts';

/** The query of the list of expenses. */
export const expensesQuery = listQuery.extend({
  category: z.string().trim().min(1).max(40).optional(),
  account: moneyAccountSchema.optional(),
});

export const expensesRoutes: Route[] = [
  readRoute({
    url: '/api/expense',
    summary: 'Expenses, newest first, with the totals of the whole filtered set by category',
    permission: 'daily-work',
    query: expensesQuery,
    answer: expensesAnswer,
    handle: (shop, { query }) => expenses(shop, query),
  }),
  readRoute({
    url: '/api/expense/categories',
    summary: 'What the shop may call an expense',
    permission: 'daily-work',
    answer: expenseCategoriesAnswer,
    handle: async (shop) => ({ data: await expenseCategories(shop) }),
  }),
  readRoute({
    url: '/api/expense/:id',
    summary: 'One expense with its pictures',
    permission: 'daily-work',
    params: z.object({ id: idSchema }),
    answer: expenseDetailAnswer,
    handle: async (shop, { params }) => ({ data: await expenseDetail(shop, params.id) }),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/expense',
    summary: 'Record an expense, paid from the wallet, with a picture of its bill',
    permission: 'daily-work',
    body: newExpenseRequest,
    pictures: { attachment: 5 },
    answer: expenseCreatedAnswer,
    handle: async (shop, { body, pictures }) => ({
      message: 'Expense recorded successfully',
      data: await recordExpense(shop, body, pictures),
    }),
  }),
];

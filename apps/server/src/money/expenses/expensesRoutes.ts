import { expenseContract, idSchema } from '@handset/domain';
import * as z from 'zod';
import { type Route, readRoute, writeRoute } from '../../base/http/route.ts';
import { expenseCategories, expenseDetail, expenses, recordExpense } from './expenses.ts';

export const expensesRoutes: Route[] = [
  readRoute({
    ...expenseContract.list,
    handle: (shop, { query }) => expenses(shop, query),
  }),
  readRoute({
    ...expenseContract.categories,
    handle: async (shop) => ({ data: await expenseCategories(shop) }),
  }),
  readRoute({
    ...expenseContract.detail,
    params: z.object({ id: idSchema }),
    handle: async (shop, { params }) => ({ data: await expenseDetail(shop, params.id) }),
  }),
  writeRoute({
    ...expenseContract.create,
    pictures: { attachment: 5 },
    handle: async (shop, { body, pictures }) => ({
      message: 'Expense recorded successfully',
      data: await recordExpense(shop, body, pictures),
    }),
  }),
];

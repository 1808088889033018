import { expenseContract, type NewExpense } from '@handset/domain';
import { callsOver, type QueryOf } from '../client/callsOver.ts';
import type { FormFiles } from '../client/multipart.ts';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';

/** Filters of a list of expenses. */
export type ExpenseQuery = QueryOf<typeof expenseContract.list>;

/** Running costs of the shop. */
export function expenseCalls(transport: Transport) {
  const call = callsOver(transport);
  return {
    list: (query?: ExpenseQuery) => call(expenseContract.list, { query }),
    /** Categories to choose from. */
    categories: async () => (await call(expenseContract.categories)).data,
    detail: async (id: string) => (await call(expenseContract.detail, { params: { id } })).data,
    create: (expense: NewExpense, files: FormFiles<'attachment'>, submission: Submission) =>
      call(expenseContract.create, { body: expense, files, submission }),
  };
}

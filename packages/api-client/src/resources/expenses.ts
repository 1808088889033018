import type { expenseCategoriesAnswer, NewExpense } from '@handset/domain';
import { path, read, write } from '../client/calls.ts';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';
import type { Answer } from '../wire/Answer.ts';
import { expenseCreatedShape, expenseDetailShape, expensesShape } from '../wire/answerShapes.ts';
import { toWire } from '../wire/money.ts';
import { type FormFiles, toForm } from '../wire/multipart.ts';
import type { ListQuery } from './queries.ts';

/** Which expenses a list shows. */
export interface ExpenseQuery extends ListQuery {
  category?: string | undefined;
  /** The account that paid, such as `cash:pocket`. */
  account?: string | undefined;
}

/** What running the shop costs. */
export function expenseCalls(transport: Transport) {
  return {
    list: (query?: ExpenseQuery) => read(transport, expensesShape, 'api/expense', query),
    /** What the shop may call an expense. */
    categories: async () =>
      (await transport.get<Answer<typeof expenseCategoriesAnswer>>('api/expense/categories')).data,
    detail: async (id: string) => (await read(transport, expenseDetailShape, path`api/expense/${id}`)).data,
    create: (expense: NewExpense, files: FormFiles<'attachment'>, submission: Submission) =>
      write(
        transport,
        expenseCreatedShape,
        {
          method: 'POST',
          path: 'api/expense',
          body: toForm(
            toWire(expense, { amount: 'money', accountCash: 'money', pocketCash: 'money' }),
            files,
          ),
        },
        submission,
      ),
  };
}

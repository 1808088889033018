import type { NewExpense } from '@handset/domain';
import type { FormFiles } from '../../client/multipart.ts';
import { type ExpenseQuery, expenseCalls } from '../../resources/expenses.ts';
import type { Id } from '../identity.ts';
import { money } from '../resources.ts';
import { usePages } from '../usePages.ts';
import { useRead, useRecord } from '../useRead.ts';
import { useWrite } from '../useWrite.ts';

export const useExpense = (id: Id) =>
  useRecord('expense', id, expenseCalls, (expenses, it) => expenses.detail(it));

/** Categories to choose from. */
export const useExpenseCategories = () =>
  useRead(['expenseCategories'], expenseCalls, (expenses) => expenses.categories());

/** Expenses. */
export const useExpenses = (query: ExpenseQuery) =>
  usePages('expenses', query, expenseCalls, (expenses, page) => expenses.list({ ...query, ...page }));

export const useCreateExpense = () =>
  useWrite(
    expenseCalls,
    (expenses, it: { expense: NewExpense; files: FormFiles<'attachment'> }, submission) =>
      expenses.create(it.expense, it.files, submission),
    [...money, 'expenses', 'expenseCategories'],
  );

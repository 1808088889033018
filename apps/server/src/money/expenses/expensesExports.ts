import { expensesAnswer } from '@handset/domain';
import { moment } from '../../base/exports/columns.ts';
import { type ExportList, exportOf } from '../../base/exports/ExportList.ts';
import { expensesRoutes } from './expensesRoutes.ts';

export const expensesExports: ExportList[] = [
  exportOf({
    name: 'expenses',
    title: { en: 'Expenses', ur: 'اخراجات' },
    routes: expensesRoutes,
    url: '/api/expense',
    answer: expensesAnswer,
    rows: ({ data }) => data,
    columns: ({ text, count, money, day }) => [
      day('Date', 'تاریخ', (expense) => expense.date),
      text('Category', 'قسم', (expense) => expense.category),
      money('Amount', 'رقم', (expense) => expense.amount),
      money('Pocket Cash', 'جیب کی نقدی', (expense) => expense.pocketCash),
      money('Bank amount', 'بینک کی رقم', (expense) => expense.accountCash),
      text('Bank', 'بینک', (expense) => expense.bank?.bankName),
      text('Paid to', 'کس کو دیا', (expense) => expense.payee),
      text('Note', 'نوٹ', (expense) => expense.note),
      count('Entry', 'اندراج', (expense) => expense.entry),
      count('Undone by entry', 'منسوخی کا اندراج', (expense) => expense.reversedBy),
      text('Recorded by', 'درج کرنے والا', (expense) => expense.createdBy),
      text('Recorded at', 'لکھنے کا وقت', (expense, shop) => moment(expense.createdAt, shop)),
    ],
  }),
];

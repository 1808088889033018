import { defineMessages } from '@handset/ui';
import { many } from '../../../kit/words/many.ts';

const en = {
  searchHint: 'Category, payee or note',
  add: 'Add expense',
  added: 'Expense recorded',
  date: 'Date',
  category: 'Category',
  payee: 'Paid to',
  note: 'Note',
  from: 'Paid from',
  pocketCash: 'Pocket Cash',
  amount: 'Amount',
  by: 'Recorded by',
  undone: 'Undone',
  total: 'Spent',
  share: 'By category',
  rest: 'All the rest',
  count: (count: string) => many(count, 'expense'),
  emptyTitle: 'No expenses yet',
  emptyText: 'Rent, electricity, salaries, tea: what running the shop costs.',
};

export const expenseWords = defineMessages({
  en,
  ur: {
    searchHint: 'قسم، وصول کرنے والا یا نوٹ',
    add: 'خرچ لکھیں',
    added: 'خرچ درج ہو گیا',
    date: 'تاریخ',
    category: 'قسم',
    payee: 'کس کو دیا',
    note: 'نوٹ',
    from: 'کہاں سے دیا',
    pocketCash: 'جیب کی نقدی',
    amount: 'رقم',
    by: 'درج کرنے والا',
    undone: 'منسوخ',
    total: 'کل خرچ',
    share: 'قسم کے لحاظ سے',
    rest: 'باقی سب',
    count: (count) => `${count} اخراجات`,
    emptyTitle: 'ابھی کوئی خرچ نہیں',
    emptyText: 'کرایہ، بجلی، تنخواہ، چائے: دکان چلانے کا خرچ۔',
  },
});

/** The words of the list of expenses in one language. */
export type ExpenseWords = typeof en;

import { definePage } from '../../../kit/links/definePage.ts';

export const expensesPage = definePage({
  path: '/app/dashboard/addLedger',
  title: { en: 'Expense', ur: 'اخراجات' },
  menu: { group: 'ledger', id: 'expense' },
  load: () => import('./Expenses.tsx').then(({ Expenses }) => Expenses),
});

// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const dashboardShape: ShapeOfAnswer<'dashboardAnswer'> = {
  data: {
    sales: { amount: 'money' },
    purchases: { amount: 'money' },
    profit: 'money',
    expenses: { amount: 'money' },
    pocketCash: 'money',
    banks: 'money',
    receivable: 'money',
    payable: 'money',
    stock: { value: 'money', newValue: 'money', usedValue: 'money', accessories: 'money' },
    series: [{ sales: 'money', profit: 'money' }],
    topModels: [{ amount: 'money' }],
    due: {
      today: { receivable: { amount: 'money' }, payable: { amount: 'money' } },
      overdue: { receivable: { amount: 'money' }, payable: { amount: 'money' } },
    },
    oldStock: { value: 'money' },
  },
};

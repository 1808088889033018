// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const profitAndLossShape: ShapeOfAnswer<'profitAndLossAnswer'> = {
  data: {
    phones: { income: 'money', cost: 'money', profit: 'money' },
    accessories: { income: 'money', cost: 'money', profit: 'money' },
    grossProfit: 'money',
    expenses: 'money',
    adjustments: 'money',
    net: 'money',
    expenseLines: [{ amount: 'money', previous: 'money' }],
    adjustmentLines: [{ amount: 'money', previous: 'money' }],
    previous: {
      phones: { income: 'money', cost: 'money', profit: 'money' },
      accessories: { income: 'money', cost: 'money', profit: 'money' },
      grossProfit: 'money',
      expenses: 'money',
      adjustments: 'money',
      net: 'money',
    },
    series: [
      {
        income: 'money',
        cost: 'money',
        grossProfit: 'money',
        expenses: 'money',
        adjustments: 'money',
        net: 'money',
      },
    ],
  },
};

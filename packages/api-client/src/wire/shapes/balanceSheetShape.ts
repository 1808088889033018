// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const balanceSheetShape: ShapeOfAnswer<'balanceSheetAnswer'> = {
  data: {
    assets: [{ amount: 'money', compare: 'money' }],
    liabilities: [{ amount: 'money', compare: 'money' }],
    equity: [{ amount: 'money', compare: 'money' }],
    totalAssets: 'money',
    totalLiabilities: 'money',
    totalEquity: 'money',
    difference: 'money',
    compared: { totalAssets: 'money', totalLiabilities: 'money', totalEquity: 'money', difference: 'money' },
    phoneStock: { 'new': 'money', used: 'money' },
    phoneStockCompared: { 'new': 'money', used: 'money' },
    parties: [{ amount: 'money' }],
  },
};

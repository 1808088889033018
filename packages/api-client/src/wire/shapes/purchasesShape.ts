// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const purchasesShape: ShapeOfAnswer<'purchasesAnswer'> = {
  data: [
    { total: 'money', paidNow: 'money', payableLater: 'money', outstanding: 'money', returned: 'money' },
  ],
  totals: {
    total: 'money',
    paidNow: 'money',
    payableLater: 'money',
    outstanding: 'money',
    returned: 'money',
  },
};

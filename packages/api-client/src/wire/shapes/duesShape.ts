// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const duesShape: ShapeOfAnswer<'duesAnswer'> = {
  data: [{ total: 'money', paid: 'money', outstanding: 'money', overdue: 'money' }],
  totals: {
    receivable: {
      total: 'money',
      paid: 'money',
      outstanding: 'money',
      overdue: 'money',
      ageing: { notDue: 'money', upTo30: 'money', upTo60: 'money', upTo90: 'money', over90: 'money' },
      advances: 'money',
    },
    payable: {
      total: 'money',
      paid: 'money',
      outstanding: 'money',
      overdue: 'money',
      ageing: { notDue: 'money', upTo30: 'money', upTo60: 'money', upTo90: 'money', over90: 'money' },
      advances: 'money',
    },
  },
};

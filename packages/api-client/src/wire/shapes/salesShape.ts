// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const salesShape: ShapeOfAnswer<'salesAnswer'> = {
  data: [
    {
      phones: [{ price: 'money' }],
      total: 'money',
      returned: 'money',
      received: 'money',
      payableLater: 'money',
      outstanding: 'money',
      profit: 'money',
    },
  ],
  totals: {
    total: 'money',
    returned: 'money',
    received: 'money',
    payableLater: 'money',
    outstanding: 'money',
    profit: 'money',
  },
};

// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const committeesShape: ShapeOfAnswer<'committeesAnswer'> = {
  data: [
    {
      amount: 'money',
      pool: 'money',
      paidIn: 'money',
      received: 'money',
      remainingToPay: 'money',
      net: 'money',
    },
  ],
  totals: { paidIn: 'money', received: 'money', remainingToPay: 'money', net: 'money' },
};

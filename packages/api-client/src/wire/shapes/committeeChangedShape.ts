// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const committeeChangedShape: ShapeOfAnswer<'committeeChangedAnswer'> = {
  data: {
    amount: 'money',
    pool: 'money',
    paidIn: 'money',
    received: 'money',
    remainingToPay: 'money',
    net: 'money',
    schedule: [{ amount: 'money', paid: 'money' }],
    entries: [{ amount: 'money', pocketCash: 'money', accountCash: 'money' }],
  },
};

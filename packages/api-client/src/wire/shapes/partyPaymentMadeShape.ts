// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const partyPaymentMadeShape: ShapeOfAnswer<'partyPaymentMadeAnswer'> = {
  data: {
    amount: 'money',
    pocketCash: 'money',
    accountCash: 'money',
    allocated: [{ amount: 'money', outstanding: 'money' }],
    givenBack: 'money',
    advance: 'money',
    balanceBefore: 'money',
    balanceAfter: 'money',
  },
};

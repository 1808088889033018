// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const walletShape: ShapeOfAnswer<'walletAnswer'> = {
  data: {
    pocketCash: { balance: 'money', movements: [{ debit: 'money', credit: 'money', balance: 'money' }] },
    banks: [{ balance: 'money', movements: [{ debit: 'money', credit: 'money', balance: 'money' }] }],
    total: 'money',
  },
};

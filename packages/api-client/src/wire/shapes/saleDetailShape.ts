// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const saleDetailShape: ShapeOfAnswer<'saleDetailAnswer'> = {
  data: {
    phones: [{ price: 'money' }],
    accessories: [{ price: 'money', amount: 'money' }],
    total: 'money',
    returned: 'money',
    received: 'money',
    payableLater: 'money',
    outstanding: 'money',
    profit: 'money',
    units: [{ price: 'money' }],
    phonesTotal: 'money',
    accessoriesTotal: 'money',
    exchange: { value: 'money' },
    pocketCash: 'money',
    accountCash: 'money',
    payments: [{ amount: 'money' }],
    returns: [
      {
        total: 'money',
        accessories: [{ price: 'money', amount: 'money' }],
        exchangeValue: 'money',
        refund: { pocketCash: 'money', accountCash: 'money' },
        offBalance: 'money',
      },
    ],
  },
};

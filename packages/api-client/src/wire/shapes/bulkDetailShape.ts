// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const bulkDetailShape: ShapeOfAnswer<'bulkDetailAnswer'> = {
  data: {
    total: 'money',
    paidNow: 'money',
    payableLater: 'money',
    outstanding: 'money',
    returned: 'money',
    pocketCash: 'money',
    accountCash: 'money',
    payments: [{ amount: 'money' }],
    returns: [{ total: 'money', pocketCash: 'money', accountCash: 'money', offBalance: 'money' }],
    prices: {
      dealerPrice: 'money',
      buyingPrice: 'money',
      lp: 'money',
      lifting: 'money',
      promo: 'money',
      activation: 'money',
    },
    effectiveCost: 'money',
    entries: [
      {
        priceOfOne: 'money',
        effectiveCostOfOne: 'money',
        units: [
          {
            demandPrice: 'money',
            finalPrice: 'money',
            purchasePrice: 'money',
            soldPrice: 'money',
            profit: 'money',
          },
        ],
      },
    ],
  },
};

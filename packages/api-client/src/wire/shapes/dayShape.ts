// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const dayShape: ShapeOfAnswer<'dayAnswer'> = {
  data: {
    ladders: [
      {
        opening: 'money',
        steps: [{ in: 'money', out: 'money' }],
        groups: [{ in: 'money', out: 'money' }],
        closing: 'money',
      },
    ],
    sections: {
      purchases: {
        single: { amount: 'money', credit: 'money' },
        bulk: { amount: 'money', credit: 'money' },
        returns: { amount: 'money', credit: 'money' },
      },
      sales: {
        single: { amount: 'money', credit: 'money', profit: 'money' },
        bulk: { amount: 'money', credit: 'money', profit: 'money' },
        accessories: { amount: 'money', credit: 'money', profit: 'money' },
        returns: { amount: 'money', credit: 'money', profit: 'money' },
      },
      accessories: {
        bought: { amount: 'money', credit: 'money' },
        sold: { amount: 'money', profit: 'money' },
        adjusted: { amount: 'money' },
      },
      expenses: { amount: 'money', categories: [{ amount: 'money' }] },
      receipts: { amount: 'money' },
      payments: { amount: 'money' },
      committee: { paidIn: { amount: 'money' }, received: { amount: 'money' } },
      wallet: {
        opening: { amount: 'money' },
        capital: { amount: 'money' },
        drawings: { amount: 'money' },
        transfers: { amount: 'money' },
        over: { amount: 'money' },
        short: { amount: 'money' },
      },
    },
    purchases: [
      { total: 'money', paidNow: 'money', payableLater: 'money', outstanding: 'money', returned: 'money' },
    ],
    sales: [
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
    payments: [{ debit: 'money', credit: 'money', balance: 'money' }],
    totals: {
      purchases: 'money',
      sales: 'money',
      onCreditBought: 'money',
      onCreditSold: 'money',
      profit: 'money',
      expenses: 'money',
      netProfit: 'money',
    },
    closing: { expected: 'money', counted: 'money', difference: 'money' },
  },
};

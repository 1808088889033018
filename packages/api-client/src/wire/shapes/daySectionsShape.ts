// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const daySectionsShape: ShapeOfAnswer<'daySectionsAnswer'> = {
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
};

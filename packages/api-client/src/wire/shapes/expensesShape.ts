// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const expensesShape: ShapeOfAnswer<'expensesAnswer'> = {
  data: [{ amount: 'money', pocketCash: 'money', accountCash: 'money' }],
  totals: { amount: 'money', categories: [{ amount: 'money' }] },
};

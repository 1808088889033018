// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const journalShape: ShapeOfAnswer<'journalAnswer'> = {
  data: [{ amount: 'money' }],
  totals: { amount: 'money', debit: 'money', credit: 'money' },
};

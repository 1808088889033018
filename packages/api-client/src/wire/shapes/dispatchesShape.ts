// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const dispatchesShape: ShapeOfAnswer<'dispatchesAnswer'> = {
  data: [{ value: 'money', cost: 'money' }],
  totals: { value: 'money', cost: 'money' },
};

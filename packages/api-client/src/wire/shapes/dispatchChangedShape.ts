// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const dispatchChangedShape: ShapeOfAnswer<'dispatchChangedAnswer'> = {
  data: {
    value: 'money',
    cost: 'money',
    units: [{ price: 'money', finalPrice: 'money', demandPrice: 'money', cost: 'money' }],
  },
};

// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const subscriptionDecidedShape: ShapeOfAnswer<'subscriptionDecidedAnswer'> = {
  data: { amount: 'money' },
};

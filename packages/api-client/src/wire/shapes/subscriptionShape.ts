// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const subscriptionShape: ShapeOfAnswer<'subscriptionAnswer'> = {
  data: { plan: { price: 'money' }, plans: [{ price: 'money' }], history: [{ amount: 'money' }] },
};

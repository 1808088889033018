// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const phoneShape: ShapeOfAnswer<'phoneAnswer'> = {
  demandPrice: 'money',
  finalPrice: 'money',
  purchasePrice: 'money',
};

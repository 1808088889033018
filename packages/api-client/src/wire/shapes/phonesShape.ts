// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const phonesShape: ShapeOfAnswer<'phonesAnswer'> = {
  data: [{ demandPrice: 'money', finalPrice: 'money', purchasePrice: 'money' }],
  totals: { purchasePrice: 'money', demandPrice: 'money', finalPrice: 'money' },
};

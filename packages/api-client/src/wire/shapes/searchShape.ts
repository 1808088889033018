// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const searchShape: ShapeOfAnswer<'searchAnswer'> = {
  data: {
    units: [{ demandPrice: 'money', finalPrice: 'money', purchasePrice: 'money' }],
    parties: [{ balance: 'money' }],
    invoices: [{ total: 'money', due: 'money' }],
    slips: [{ total: 'money', due: 'money' }],
  },
};

// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const partiesShape: ShapeOfAnswer<'partiesAnswer'> = {
  data: [{ bought: 'money', sold: 'money', balance: 'money' }],
  totals: { receivable: 'money', payable: 'money', net: 'money' },
};

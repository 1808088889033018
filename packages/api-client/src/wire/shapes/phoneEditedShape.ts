// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const phoneEditedShape: ShapeOfAnswer<'phoneEditedAnswer'> = {
  data: {
    phone: { demandPrice: 'money', finalPrice: 'money', purchasePrice: 'money' },
    purchase: {
      total: 'money',
      paidNow: 'money',
      payableLater: 'money',
      outstanding: 'money',
      returned: 'money',
      pocketCash: 'money',
      accountCash: 'money',
      units: [{ demandPrice: 'money', finalPrice: 'money', purchasePrice: 'money' }],
      payments: [{ amount: 'money' }],
      returns: [{ total: 'money', pocketCash: 'money', accountCash: 'money', offBalance: 'money' }],
    },
  },
};

// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const personRecordShape: ShapeOfAnswer<'personRecordAnswer'> = {
  data: {
    bought: 'money',
    sold: 'money',
    balance: 'money',
    purchases: [
      { total: 'money', paidNow: 'money', payableLater: 'money', outstanding: 'money', returned: 'money' },
    ],
    sales: [
      {
        phones: [{ price: 'money' }],
        total: 'money',
        returned: 'money',
        received: 'money',
        payableLater: 'money',
        outstanding: 'money',
        profit: 'money',
      },
    ],
    phones: [{ price: 'money' }],
    exchanges: [{ value: 'money' }],
    payments: [{ amount: 'money', pocketCash: 'money', accountCash: 'money' }],
    openBills: [{ amount: 'money', paid: 'money', outstanding: 'money' }],
    advances: { receivable: 'money', payable: 'money' },
  },
};

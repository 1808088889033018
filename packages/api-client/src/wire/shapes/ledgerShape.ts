// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const ledgerShape: ShapeOfAnswer<'ledgerAnswer'> = {
  account: { balance: 'money' },
  opening: 'money',
  totalDebit: 'money',
  totalCredit: 'money',
  net: 'money',
  closing: 'money',
  data: [{ debit: 'money', credit: 'money', balance: 'money' }],
};

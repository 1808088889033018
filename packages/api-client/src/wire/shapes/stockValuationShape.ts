// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const stockValuationShape: ShapeOfAnswer<'stockValuationAnswer'> = {
  data: {
    phones: {
      companies: [
        {
          'new': { value: 'money' },
          used: { value: 'money' },
          total: { value: 'money' },
          demandValue: 'money',
        },
      ],
      'new': { value: 'money' },
      used: { value: 'money' },
      total: { value: 'money' },
      demandValue: 'money',
    },
    accessories: { items: [{ value: 'money', saleValue: 'money' }], total: { value: 'money' } },
    value: 'money',
    books: { phones: 'money', accessories: 'money' },
    difference: 'money',
  },
};

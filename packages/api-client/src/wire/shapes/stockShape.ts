// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const stockShape: ShapeOfAnswer<'stockAnswer'> = {
  data: [
    {
      costValue: 'money',
      demandValue: 'money',
      models: [
        {
          costValue: 'money',
          demandValue: 'money',
          variants: [{ costValue: 'money', demandValue: 'money' }],
        },
      ],
    },
  ],
  totals: { costValue: 'money', demandValue: 'money' },
};

// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const accessoryDetailShape: ShapeOfAnswer<'accessoryDetailAnswer'> = {
  data: { salePrice: 'money', averageCost: 'money', value: 'money' },
  movements: [{ cost: 'money' }],
};

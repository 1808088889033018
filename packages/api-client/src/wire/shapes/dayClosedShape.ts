// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.
import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const dayClosedShape: ShapeOfAnswer<'dayClosedAnswer'> = {
  data: { expected: 'money', counted: 'money', difference: 'money' },
};

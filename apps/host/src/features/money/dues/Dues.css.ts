import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone } from '../../../kit/lists/filters.css.ts';

/** Above the rows of a list, as far from them as from each other. */
export const above = style({ marginBlockEnd: vars.space[2] });

/** An empty line in place of the outstanding amount, about as wide, so that it breaks where that will. */
export const unknown = style({ display: 'inline-block', inlineSize: 'min(20rem, 80vw)' });

const line = `calc(${vars.font.size[1]} * ${vars.font.lineHeight})`;

/** The bar of the ages with its figures beside it; on a phone they stand below it. Keeps its room until they are known. */
export const ages = style([
  above,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(8rem, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space[5],
    rowGap: vars.space[2],
    minBlockSize: line,
    '@media': {
      [phone]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        minBlockSize: `calc(10px + ${vars.space[2]} + ${line})`,
      },
    },
  },
]);

import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

const wide = '(min-width: 1200px)';

/** The quick actions side by side, where there is room for all of them. */
export const actionRow = style({
  display: 'none',
  gap: vars.space[2],
  '@media': { [wide]: { display: 'flex', alignItems: 'center' } },
});

/** The same actions behind one button, elsewhere. */
export const actionMenu = style({ '@media': { [wide]: { display: 'none' } } });

import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

/** Wide enough for a day in one line. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: vars.space[3],
});

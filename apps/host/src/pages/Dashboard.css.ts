import { vars } from '@handset/ui';
import { style } from '@vanilla-extract/css';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[4],
});

/** Cards with a small table in each: at most two beside each other. */
export const wide = style([
  tiles,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 27rem), 1fr))' },
]);

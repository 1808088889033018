import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});

/** Small cards, as many to a line as fit. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[4],
});

const tablet = '(max-width: 991.98px)';
const phone = '(max-width: 575.98px)';

/** Figures of one size: at most five to a line, two on a tablet or phone. */
export const board = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(11.5rem, calc((100% - 4 * ${vars.space[4]}) / 5)), 1fr))`,
  gap: vars.space[4],
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' },
    [phone]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
      gap: vars.space[3],
    },
  },
});

/** Cards with a small table in each: at most two beside each other. */
export const wide = style([
  tiles,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 27rem), 1fr))' },
]);

/** Cards below each other, each as wide as the page. */
export const rows = style({ display: 'grid', gap: vars.space[4] });

/** An arrow that points along the line of reading. */
export const mirrored = style({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });

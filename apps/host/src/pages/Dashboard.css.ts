import { vars } from '@handset/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[4],
});

const tablet = '(max-width: 991.98px)';
const phone = '(max-width: 575.98px)';

/** The day's figures: five to a line, two on a tablet or a phone; those of a last line that is not full share it. */
export const board = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  '@media': { [phone]: { gap: vars.space[3] } },
});

globalStyle(`${board} > *`, {
  flex: '1 1 11.5rem',
  minInlineSize: 0,
  '@media': { [tablet]: { flexBasis: '15rem' }, [phone]: { flexBasis: '9.5rem' } },
});

/** Cards with a small table in each: at most two beside each other. */
export const wide = style([
  tiles,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 27rem), 1fr))' },
]);

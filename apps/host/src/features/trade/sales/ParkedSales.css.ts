import { phone } from '@handset/ui/styling';
import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxBlockSize: '12rem',
  overflowY: 'auto',
  // The dialog scrolls, and a finger moves one scroller at a time.
  '@media': { [phone]: { maxBlockSize: 'none' } },
});

export const entry = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });

export const facts = style({
  flex: '1 1 12rem',
  '@media': { [phone]: { flexBasis: '100%' } },
});

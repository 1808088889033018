import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});

/** The same below each other, for parts that need the whole width. */
export const rows = style({ display: 'grid', gap: vars.space[4] });

/** An arrow that points along the line of reading. */
export const mirrored = style({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });

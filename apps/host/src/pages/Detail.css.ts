import { vars } from '@handset/ui';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});

/** The same below each other, for parts that need the whole width. */
export const rows = style({ display: 'grid', gap: vars.space[4] });

export const pictures = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const picture = style({
  blockSize: '9rem',
  maxInlineSize: '100%',
  objectFit: 'cover',
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.border}`,
});

/** An arrow that points along the line of reading. */
export const mirrored = style({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });

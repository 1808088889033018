import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
  maxInlineSize: '48rem',
});

/** One box that is seen from the other end of the counter. */
export const box = style({
  flex: '1 1 18rem',
  vars: { [vars.size.control]: '56px', [vars.size.fieldText]: vars.font.size[4] },
});

export const camera = style({ maxInlineSize: '40rem' });

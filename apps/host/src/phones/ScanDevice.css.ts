import { vars } from '@handset/ui';
import { style } from '@vanilla-extract/css';

/** One box that is seen from the other end of the counter. */
export const box = style({
  display: 'grid',
  gap: vars.space[3],
  maxInlineSize: '40rem',
  vars: { [vars.size.control]: '56px', [vars.size.fieldText]: vars.font.size[4] },
});

export const camera = style({ maxInlineSize: '40rem' });

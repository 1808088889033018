import { phone } from '@handset/ui/styling';
import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

export const actions = style({
  display: 'none',
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: vars.space[2],
      paddingInline: vars.space[3],
      paddingBlock: vars.space[2],
    },
  },
});

export const whole = style({ gridColumn: '1 / -1' });

import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  padding: vars.space[4],
  background: vars.color.canvas,
});

export const card = style({ inlineSize: '100%', maxInlineSize: '26rem' });

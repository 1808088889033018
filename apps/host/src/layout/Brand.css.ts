import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

export const brand = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const name = style({
  fontFamily: vars.font.family,
  fontSize: vars.font.size[3],
  fontWeight: vars.weight.strong,
  color: vars.color.text,
});

import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  fontFamily: vars.font.family,
});

export const mark = style({ flex: 'none' });

export const words = style({ display: 'grid', minInlineSize: 0 });

export const name = style({
  fontSize: vars.font.size[2],
  lineHeight: 1.3,
  fontWeight: vars.weight.strong,
  color: vars.color.text,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const product = style({
  fontSize: vars.font.size[1],
  lineHeight: 1.3,
  fontWeight: vars.weight.regular,
  color: vars.color.textSubtle,
});

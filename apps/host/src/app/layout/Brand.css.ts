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

const line = style({
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const name = style([
  line,
  { fontSize: vars.font.size[2], fontWeight: vars.weight.strong, color: vars.color.text },
]);

export const user = style([
  line,
  { fontSize: vars.font.size[1], fontWeight: vars.weight.regular, color: vars.color.textSubtle },
]);

import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ maxInlineSize: '60rem', marginInline: 'auto', padding: vars.space[6] });

export const stack = style({
  margin: 0,
  padding: vars.space[4],
  overflowX: 'auto',
  direction: 'ltr',
  fontFamily: vars.font.numeric,
  fontSize: vars.font.size[1],
  color: vars.color.textMuted,
  background: vars.color.sunken,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
});

import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

export const models = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  margin: 0,
  fontSize: vars.font.size[1],
  color: vars.color.textMuted,
});

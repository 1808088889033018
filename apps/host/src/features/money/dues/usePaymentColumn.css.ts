import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

/** Keeps the button apart from the amount beside it, and the amounts at one edge, whatever the button says. */
export const onPhone = style({
  display: 'flex',
  justifyContent: 'flex-end',
  minInlineSize: '84px',
  paddingInlineStart: vars.space[2],
});

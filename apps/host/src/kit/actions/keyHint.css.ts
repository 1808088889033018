import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

/** The key that does the same as a button, in the colour of the button. Devices without a keyboard do not show it. */
export const keyHint = style({
  display: 'inline-block',
  fontFamily: vars.font.family,
  fontSize: vars.font.size[1],
  lineHeight: 1.4,
  minInlineSize: '1.25rem',
  boxSizing: 'border-box',
  paddingInline: vars.space[1],
  border: '1px solid color-mix(in srgb, currentColor 35%, transparent)',
  borderRadius: vars.radius.small,
  '@media': { '(hover: none)': { display: 'none' } },
});

import { phone } from '@handset/ui/styling';
import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

/** All actions fit beside the menu from here on. */
const wide = '(min-width: 1200px)';
/** There is room for the keys of the buttons as well. */
const wider = '(min-width: 1366px) and (hover: hover)';
/** There is room for icons too. */
const widest = '(min-width: 1600px)';

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [phone]: { display: 'none' } },
});

export const row = style({
  display: 'none',
  '@media': { [wide]: { display: 'flex', alignItems: 'center' } },
});

export const menu = style({ '@media': { [wide]: { display: 'none' } } });

export const icon = style({ display: 'none', '@media': { [widest]: { display: 'inline-flex' } } });

/** The key that does the same, in the colour of its button. */
export const hint = style({
  display: 'none',
  fontFamily: vars.font.family,
  fontSize: vars.font.size[1],
  lineHeight: 1.4,
  minInlineSize: '1.25rem',
  boxSizing: 'border-box',
  paddingInline: vars.space[1],
  border: '1px solid color-mix(in srgb, currentColor 35%, transparent)',
  borderRadius: vars.radius.small,
  '@media': { [wider]: { display: 'inline-block' } },
});

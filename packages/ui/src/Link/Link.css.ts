import { componentStyle, componentVariants } from '../theme/layered.ts';
import { canHover, focusRing, pressedTwice } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const link = componentStyle({
  ...pressedTwice,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  borderRadius: '2px',
  selectors: {
    '&:focus-visible': focusRing,
    '&[data-disabled]': { color: vars.color.textDisabled, textDecoration: 'none', cursor: 'not-allowed' },
  },
});

const live = '&:hover:not([data-disabled])';

export const tones = componentVariants({
  accent: {
    color: vars.color.accentText,
    textDecoration: 'underline',
    textDecorationColor: vars.color.accentBorder,
    '@media': { [canHover]: { selectors: { [live]: { textDecorationColor: 'currentColor' } } } },
  },
  plain: {
    color: 'inherit',
    textDecoration: 'none',
    '@media': { [canHover]: { selectors: { [live]: { textDecoration: 'underline' } } } },
  },
});

import { componentStyle } from '../theme/layered.ts';
import { canHover, focusRing, pressedTwice, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const crumbs = componentStyle({
  ...text(1),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[1],
});

export const crumb = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
});

export const link = componentStyle({
  ...pressedTwice,
  display: 'inline-block',
  minBlockSize: '24px',
  minInlineSize: '24px',
  paddingBlock: '3px',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  borderRadius: '2px',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': focusRing,
    '&[aria-current=page]': { color: vars.color.text, cursor: 'default' },
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover:not([aria-current])': { color: vars.color.text, textDecoration: 'underline' },
      },
    },
    // A finger's target of 44 px, in the same place.
    '(pointer: coarse)': {
      selectors: {
        '&:not([aria-current])': {
          minBlockSize: '44px',
          minInlineSize: '44px',
          padding: '13px 10px',
          margin: '-10px',
        },
      },
    },
  },
});

export const chevron = componentStyle({
  flex: 'none',
  color: vars.color.textSubtle,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});

import { componentStyle, compositionStyle } from '../theme/layered.ts';
import { numeric } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const input = componentStyle({
  ...numeric,
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'center',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  fontSize: vars.size.fieldText,
  // Day, month and year are in Latin order, at the side where the page's text begins.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  whiteSpace: 'nowrap',
  overflowX: 'clip',
  cursor: 'text',
});

export const inputs = componentStyle({ display: 'flex', flex: 1, minInlineSize: 0 });

export const segment = componentStyle({
  display: 'inline-block',
  minInlineSize: '24px',
  minBlockSize: '24px',
  paddingInline: '3px',
  textAlign: 'center',
  lineHeight: '24px',
  borderRadius: vars.radius.small,
  outline: 'none',
  selectors: {
    '&[data-type=literal]': { minInlineSize: 0, paddingInline: '1px', color: vars.color.textSubtle },
    // The placeholder is in the language, which the numeric font may not support.
    '&[data-placeholder]': { color: vars.color.textSubtle, fontFamily: vars.font.family },
    '&[data-disabled]': { color: vars.color.textDisabled },
    '&[data-focused]': { background: vars.color.accent, color: vars.color.onAccent },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

export const button = compositionStyle({
  inlineSize: vars.size.control,
  minInlineSize: '24px',
});

/** Wraps the end date below the start date where there is no room beside it. */
export const rangeFrame = compositionStyle({ flexWrap: 'wrap' });

export const rangeEnd = componentStyle({ display: 'flex', flex: 'none', maxInlineSize: '100%' });

export const between = componentStyle({ alignSelf: 'center', color: vars.color.textSubtle });

export const rest = componentStyle({ flex: 1 });

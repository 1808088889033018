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
  // Day, month and year stand as in a Latin text, at the side where the page's texts begin.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  whiteSpace: 'nowrap',
  overflowX: 'clip',
  cursor: 'text',
});

/** The frame shows that the focus is in it. */
export const resting = componentStyle({ outline: 'none' });

/** Around what stands for the segments, in one line of a Latin text. */
export const parts = componentStyle({});

/** Around the segments: the frame's own line goes through it. */
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
    // Words of the language, which the font of figures may not have.
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

/** Where there is no room for both ends beside each other, the last one goes below. */
export const rangeFrame = compositionStyle({ flexWrap: 'wrap' });

export const rangeEnd = componentStyle({ display: 'flex', flex: 'none', maxInlineSize: '100%' });

export const between = componentStyle({ alignSelf: 'center', color: vars.color.textSubtle });

export const rest = componentStyle({ flex: 1 });

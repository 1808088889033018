import { componentStyle, compositionStyle } from '../theme/layered.ts';
import { vars } from '../theme/theme.css.ts';

export const toolbar = componentStyle({
  inlineSize: 'fit-content',
  minInlineSize: 0,
  maxInlineSize: '100%',
  padding: vars.space[1],
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
});

export const row = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space[1],
  minInlineSize: 0,
  overflow: 'clip',
  // Focus rings are drawn around the buttons, beyond the row.
  overflowClipMargin: '6px',
  selectors: {
    '[data-orientation=vertical] > &': {
      flexDirection: 'column',
      alignItems: 'stretch',
      rowGap: vars.space[1],
      overflow: 'visible',
    },
  },
});

/** An item with its tooltip. What does not fit keeps its place, out of sight and out of reach, so that its width is known. */
export const item = componentStyle({
  display: 'inline-flex',
  flex: 'none',
  selectors: {
    '&[data-overflowing]': { visibility: 'hidden' },
    '[data-orientation=vertical] &': { display: 'grid', justifyItems: 'stretch' },
  },
});

/** Stands at the end of the bar, where a hand looks for the rest. */
export const more = componentStyle({ position: 'absolute', insetInlineEnd: 0 });

/** Words stand under words in an upright bar. */
export const button = compositionStyle({
  selectors: { '[data-orientation=vertical] &': { justifyContent: 'flex-start' } },
});

export const separator = componentStyle({
  alignSelf: 'stretch',
  flex: 'none',
  inlineSize: '1px',
  marginBlock: vars.space[1],
  marginInline: vars.space[1],
  background: vars.color.border,
  border: 'none',
  selectors: {
    '[data-orientation=vertical] &': { inlineSize: 'auto', blockSize: '1px', marginInline: 0 },
  },
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

export const toggle = compositionStyle({
  selectors: {
    '&[data-selected]:not([data-disabled])': {
      background: vars.color.accentSoft,
      borderColor: vars.color.accentBorder,
      color: vars.color.accentText,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

export const critical = compositionStyle({
  selectors: { '&:not([data-disabled])': { color: vars.color.criticalText } },
});

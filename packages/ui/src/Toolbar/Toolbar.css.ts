import { componentStyle, compositionStyle } from '../theme/layered.ts';
import { vars } from '../theme/theme.css.ts';

export const toolbar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  inlineSize: 'fit-content',
  minInlineSize: 0,
  maxInlineSize: '100%',
  padding: vars.space[1],
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  selectors: { '&[data-orientation=vertical]': { flexDirection: 'column', alignItems: 'stretch' } },
});

/** Labels are aligned in a vertical toolbar. */
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

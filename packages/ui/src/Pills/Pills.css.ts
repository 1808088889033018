import { componentStyle } from '../theme/layered.ts';
import { focusRing, numeric, plainButton, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
} as const;

export const pills = componentStyle({ ...text(2), ...row });

export const group = componentStyle(row);

export const label = componentStyle({ color: vars.color.textMuted, fontWeight: vars.weight.medium });

export const list = componentStyle({
  ...row,
  borderRadius: vars.radius.small,
  outline: 'none',
  selectors: { '&[data-focus-visible]': focusRing },
});

export const empty = componentStyle({ color: vars.color.textSubtle });

export const pill = componentStyle({
  ...text(2),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxInlineSize: '100%',
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space[3],
  paddingBlock: '1px',
  background: vars.color.surface,
  border: `1px solid ${vars.color.borderMedium}`,
  // Half the height of one line: long words that wrap keep corners that suit them.
  borderRadius: '22px',
  outline: 'none',
  cursor: 'default',
  transition: `background ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&[data-selection-mode]:not([data-disabled])': { cursor: 'pointer' },
    '&[data-selection-mode][data-hovered]:not([data-disabled])': { background: vars.color.hover },
    '&[data-selected]:not([data-disabled])': {
      background: vars.color.accentSoft,
      borderColor: vars.color.accent,
      color: vars.color.accentText,
    },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

export const removable = componentStyle({ paddingInlineEnd: '2px' });

export const words = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const count = componentStyle({
  ...text(1),
  ...numeric,
  flex: 'none',
  color: 'inherit',
  paddingInline: '6px',
  borderRadius: vars.radius.full,
  background: vars.color.pressed,
});

export const remove = componentStyle({
  ...plainButton,
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: `calc(${vars.size.controlSmall} - 4px)`,
  blockSize: `calc(${vars.size.controlSmall} - 4px)`,
  borderRadius: vars.radius.full,
  color: 'inherit',
  selectors: {
    '&[data-hovered]': { background: vars.color.pressed },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
});

import { componentStyle } from '../theme/layered.ts';
import { focusRing, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const choice = componentStyle({
  ...text(2),
  position: 'relative',
  display: 'inline-flex',
  // Beside the first line of a long label.
  alignItems: 'flex-start',
  alignSelf: 'flex-start',
  gap: vars.space[2],
  maxInlineSize: '100%',
  minBlockSize: vars.size.controlSmall,
  paddingBlock: `max(0px, (${vars.size.controlSmall} - 1lh) / 2)`,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    '&[data-readonly]': { cursor: 'default' },
  },
});

export const mark = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '20px',
  blockSize: '20px',
  marginBlockStart: 'calc((1lh - 20px) / 2)',
  color: vars.color.onAccent,
  background: vars.color.surface,
  border: `1px solid ${vars.color.borderStrong}`,
  transition: `background ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '[data-focus-visible] > &': focusRing,
    '[data-hovered] > &': { borderColor: vars.color.accent },
    '[data-invalid] > &': { borderColor: vars.color.critical },
    '[data-selected] > &, [data-indeterminate] > &': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
    },
    '[data-disabled] > &': {
      background: vars.color.sunken,
      borderColor: vars.color.border,
      color: vars.color.textDisabled,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      selectors: {
        '[data-selected] > &, [data-indeterminate] > &': { background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

export const square = componentStyle({ borderRadius: '5px' });

export const round = componentStyle({ borderRadius: '50%' });

export const dot = componentStyle({
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: '50%',
  background: 'currentColor',
  selectors: { ':not([data-selected]) > * > &': { display: 'none' } },
});

/** An indeterminate checkbox shows its bar, ticked or not. */
export const tick = componentStyle({
  selectors: {
    ':not([data-selected]) > * > &, [data-indeterminate] > * > &': { display: 'none' },
  },
});

export const bar = componentStyle({
  selectors: { ':not([data-indeterminate]) > * > &': { display: 'none' } },
});

export const words = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const label = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const hint = componentStyle({ ...text(1), color: vars.color.textSubtle, overflowWrap: 'anywhere' });

export const choices = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  columnGap: vars.space[5],
  rowGap: vars.space[1],
  minInlineSize: 0,
  selectors: { '&[data-orientation=horizontal]': { flexDirection: 'row', flexWrap: 'wrap' } },
});

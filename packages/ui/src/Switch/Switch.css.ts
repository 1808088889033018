import { componentStyle } from '../theme/layered.ts';
import { focusRing, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const field = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[1] });

export const choice = componentStyle({
  ...text(2),
  position: 'relative',
  display: 'inline-flex',
  // Beside the first line of a long label.
  alignItems: 'flex-start',
  alignSelf: 'flex-start',
  gap: vars.space[3],
  maxInlineSize: '100%',
  minBlockSize: vars.size.controlSmall,
  paddingBlock: `max(0px, (${vars.size.controlSmall} - 1lh) / 2)`,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    '&[data-readonly]': { cursor: 'default' },
  },
});

export const track = componentStyle({
  flex: 'none',
  inlineSize: '36px',
  blockSize: '20px',
  marginBlockStart: 'calc((1lh - 20px) / 2)',
  padding: '2px',
  borderRadius: vars.radius.full,
  background: vars.color.borderStrong,
  border: '1px solid transparent',
  transition: `background ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '[data-selected] > &': { background: vars.color.accent },
    '[data-focus-visible] > &': focusRing,
    '[data-disabled] > &': { background: vars.color.border },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'ButtonFace',
      borderColor: 'ButtonText',
      selectors: {
        '[data-selected] > &': { background: 'Highlight', borderColor: 'Highlight' },
        '[data-focus-visible] > &': { outlineColor: 'Highlight' },
        '[data-disabled] > &': { background: 'ButtonFace', borderColor: 'GrayText' },
      },
    },
  },
});

export const thumb = componentStyle({
  display: 'block',
  blockSize: '14px',
  inlineSize: '14px',
  borderRadius: '50%',
  background: vars.color.surface,
  border: '1px solid transparent',
  transition: `margin ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '[data-selected] &': { marginInlineStart: '16px' } },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'ButtonText',
      selectors: {
        '[data-selected] &': { background: 'HighlightText' },
        '[data-disabled] &': { background: 'GrayText' },
      },
    },
  },
});

export const label = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

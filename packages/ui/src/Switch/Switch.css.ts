import { componentStyle, compositionStyle } from '../theme/layered.ts';
import { focusRing } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const choice = compositionStyle({ gap: vars.space[3] });

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

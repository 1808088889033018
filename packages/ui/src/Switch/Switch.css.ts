import { componentStyle } from '../theme/layered.ts';
import { focusRing, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const choice = componentStyle({
  ...text(2),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.controlSmall,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' } },
});

export const track = componentStyle({
  flex: 'none',
  inlineSize: '36px',
  blockSize: '20px',
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
});

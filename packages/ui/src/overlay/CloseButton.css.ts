import { componentStyle } from '../theme/layered.ts';
import { focusRing, plainButton } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const close = componentStyle({
  ...plainButton,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.medium,
  color: vars.color.textMuted,
  transition: `background ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:active:enabled': { background: vars.color.pressed, color: vars.color.text },
    '&:focus-visible': focusRing,
    '&:disabled': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:enabled:not(:active)': { background: vars.color.hover, color: vars.color.text } },
    },
  },
});

export const cross = componentStyle({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
});

import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/layered.ts';
import { text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

const dim = keyframes({ from: { backgroundColor: 'transparent' } });
const clear = keyframes({ to: { backgroundColor: 'transparent' } });

/** The ground that lies over the page; the specification's 150 ms. */
export const ground = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 1000,
  overflow: 'hidden',
  backgroundColor: vars.color.backdrop,
  animation: `${dim} ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&[data-leaving]': {
      pointerEvents: 'none',
      animation: `${clear} ${vars.motion.fast} ${vars.motion.easing} forwards`,
    },
  },
});

/** The dialog on the ground, whatever its size and side. */
export const panel = componentStyle({
  ...text(2),
  display: 'flex',
  flexDirection: 'column',
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  minBlockSize: 0,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  boxShadow: vars.shadow.overlay,
  overflow: 'clip',
  outline: 'none',
});

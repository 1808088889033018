import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../theme/layered.ts';
import { reducedMotion } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const stack = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });

export const skeleton = componentStyle({
  display: 'block',
  maxInlineSize: '100%',
  background: vars.color.pressed,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': {
    [reducedMotion]: { animation: 'none' },
    '(forced-colors: active)': { border: '1px solid GrayText' },
  },
});

export const shapes = componentVariants({
  text: { blockSize: '0.75em', marginBlock: '0.35em', borderRadius: vars.radius.small },
  block: { borderRadius: vars.radius.medium },
  circle: { borderRadius: '50%' },
});

import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../theme/layered.ts';
import { reducedMotion } from '../theme/mixins.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = componentStyle({ position: 'relative', display: 'inline-flex', flex: 'none' });

export const ring = componentStyle({
  display: 'inline-block',
  flex: 'none',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 700ms linear infinite`,
  // Slowed rather than stopped: a still spinner looks like a frozen page.
  '@media': { [reducedMotion]: { animationDuration: '3s' } },
});

export const sizes = componentVariants({
  small: { inlineSize: '14px', blockSize: '14px' },
  medium: { inlineSize: '20px', blockSize: '20px' },
  large: { inlineSize: '32px', blockSize: '32px', borderWidth: '3px' },
});

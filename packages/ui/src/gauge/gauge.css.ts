import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../theme/layered.ts';
import { numeric, reducedMotion, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const gauge = componentStyle({
  ...text(2),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
});

export const words = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
});

export const label = componentStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.medium,
});

export const value = componentStyle({
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
});

export const figure = componentStyle({ ...numeric });

export const track = componentStyle({
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.pressed,
  borderRadius: vars.radius.full,
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
});

export const sizes = componentVariants({ small: { blockSize: '4px' }, medium: { blockSize: '8px' } });

const glide = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });
const breathe = keyframes({ '50%': { opacity: 0.3 } });

export const fill = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderRadius: vars.radius.full,
  transition: `inline-size ${vars.motion.base} ${vars.motion.easing}`,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

export const unknown = componentStyle({
  inlineSize: '40%',
  animation: `${glide} 1.4s ease-in-out infinite`,
  '@media': {
    [reducedMotion]: { inlineSize: '100%', animation: `${breathe} 3s ease-in-out infinite` },
  },
});

const forced = { '@media': { '(forced-colors: active)': { background: 'Highlight' } } };

export const tones = componentVariants({
  accent: { background: vars.color.accent, ...forced },
  positive: { background: vars.color.positive, ...forced },
  caution: { background: vars.color.caution, ...forced },
  critical: { background: vars.color.critical, ...forced },
});

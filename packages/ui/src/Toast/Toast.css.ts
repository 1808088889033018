import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../theme/layered.ts';
import { focusRing, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const region = componentStyle({
  position: 'fixed',
  insetBlockStart: vars.space[4],
  insetInlineEnd: vars.space[4],
  zIndex: 1100,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  inlineSize: 'min(380px, calc(100vw - 32px))',
  pointerEvents: 'none',
});

const appear = keyframes({ from: { opacity: 0, translate: '0 -8px' } });

export const toast = componentStyle({
  ...text(2),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: vars.space[2],
  background: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderInlineStartWidth: '3px',
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.overlay,
  pointerEvents: 'auto',
  animation: `${appear} ${vars.motion.base} ${vars.motion.easing}`,
});

export const tones = componentVariants({
  info: { borderInlineStartColor: vars.color.info },
  positive: { borderInlineStartColor: vars.color.positive },
  caution: { borderInlineStartColor: vars.color.caution },
  critical: { borderInlineStartColor: vars.color.critical },
});

export const icon = componentStyle({ flex: 'none', marginBlockStart: '0.15em' });

export const words = componentStyle({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  paddingBlockStart: '1px',
});

export const message = componentStyle({ fontWeight: vars.weight.medium });

export const description = componentStyle({ color: vars.color.textMuted });

export const action = componentStyle({ marginBlockStart: vars.space[2] });

import { componentStyle } from '../theme/layered.ts';
import { focusRing, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const tooltip = componentStyle({
  ...text(1),
  maxInlineSize: 'min(240px, calc(100vw - 16px))',
  overflowWrap: 'anywhere',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  background: vars.color.text,
  color: vars.color.surface,
  borderRadius: vars.radius.small,
  boxShadow: vars.shadow.overlay,
  outline: '1px solid transparent',
  transition: `opacity ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

/** Watches the control inside without taking part in the layout around it. */
export const trigger = componentStyle({ display: 'contents' });

/** Receives focus and pointer events for the disabled control inside. */
export const standIn = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  borderRadius: vars.radius.medium,
  cursor: 'not-allowed',
  selectors: {
    '&:focus-visible': focusRing,
    // Browsers send no pointer events for a disabled control.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
});

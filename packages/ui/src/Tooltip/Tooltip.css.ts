import { componentStyle } from '../theme/layered.ts';
import { text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const tooltip = componentStyle({
  ...text(1),
  maxInlineSize: '240px',
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

import { componentStyle } from '../theme/layered.ts';
import { text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const popover = componentStyle({
  ...text(2),
  inlineSize: 'max-content',
  maxInlineSize: 'min(400px, calc(100vw - 16px))',
  background: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.overlay,
  overflow: 'auto',
  outline: 'none',
  transition: `opacity ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

export const dialog = componentStyle({ outline: 'none', padding: vars.space[4] });

export const title = componentStyle({
  ...text(2),
  margin: 0,
  marginBlockEnd: vars.space[2],
  fontWeight: vars.weight.strong,
});

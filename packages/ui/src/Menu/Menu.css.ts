import { componentStyle } from '../theme/layered.ts';
import { text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const popover = componentStyle({
  minInlineSize: '200px',
  maxInlineSize: 'min(320px, calc(100vw - 16px))',
  background: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.overlay,
  overflow: 'auto',
  outline: 'none',
  transition: `opacity ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

export const menu = componentStyle({ padding: vars.space[1], outline: 'none' });

export const item = componentStyle({
  ...text(2),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.control,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.small,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: vars.color.hover },
    '&[data-pressed]': { background: vars.color.pressed },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    '&[data-tone=critical]': { color: vars.color.criticalText },
  },
});

export const icon = componentStyle({ display: 'inline-flex', flex: 'none', color: vars.color.textSubtle });

export const words = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const description = componentStyle({ ...text(1), color: vars.color.textSubtle });

export const sectionTitle = componentStyle({
  ...text(1),
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  color: vars.color.textSubtle,
  fontWeight: vars.weight.medium,
});

export const separator = componentStyle({
  blockSize: '1px',
  border: 'none',
  margin: vars.space[1],
  background: vars.color.border,
});

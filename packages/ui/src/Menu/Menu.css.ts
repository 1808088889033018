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
    '&[data-focused], &[data-open]': { background: vars.color.hover },
    '&[data-pressed]': { background: vars.color.pressed },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    '&[data-tone=critical]:not([data-disabled])': { color: vars.color.criticalText },
  },
});

export const icon = componentStyle({ display: 'inline-flex', flex: 'none', color: vars.color.textSubtle });

/** The place of a selected item's mark; other items leave it free, so that labels are aligned. */
export const check = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '16px',
  color: vars.color.accentText,
});

export const words = componentStyle({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const shortcut = componentStyle({
  ...text(1),
  flex: 'none',
  color: vars.color.textSubtle,
  direction: 'ltr',
  unicodeBidi: 'isolate',
});

export const chevron = componentStyle({
  flex: 'none',
  color: vars.color.textSubtle,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});

export const empty = componentStyle({
  ...text(2),
  display: 'block',
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  color: vars.color.textMuted,
});

export const section = componentStyle({
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}`, marginBlockStart: vars.space[1] },
  },
});

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

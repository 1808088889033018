import { componentStyle, low } from '@handset/ui/styling';
import { vars } from '@handset/ui/theme';

const hairline = `1px solid ${vars.color.border}`;

export const shortcuts = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  paddingBlockStart: vars.space[3],
  borderBlockStart: hairline,
  color: vars.color.textMuted,
  fontSize: vars.font.size[1],
  '@media': { '(hover: none)': { display: 'none' } },
});

export const shortcut = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

const keyCap = {
  paddingInline: vars.space[1],
  border: hairline,
  color: vars.color.textMuted,
  fontSize: vars.font.size[1],
  fontWeight: vars.weight.regular,
  lineHeight: 1.5,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  fontFamily: vars.font.numeric,
  whiteSpace: 'nowrap',
} as const;

export const key = componentStyle({ ...keyCap, '@media': { '(hover: none)': { display: 'none' } } });

export const hint = componentStyle({
  ...keyCap,
  '@media': { [`(hover: none), ${low}`]: { display: 'none' } },
});

export const what = componentStyle({ margin: 0 });

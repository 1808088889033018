import { headerHeight } from '../AppShell/headerHeight.ts';
import { componentStyle } from '../theme/layered.ts';
import { phone, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const header = componentStyle({
  ...text(2),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: headerHeight,
  paddingInline: vars.space[5],
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [phone]: { paddingInline: vars.space[3], gap: vars.space[2] } },
});

export const start = componentStyle({ display: 'contents' });

/** The picture shows where the menu is. */
export const side = componentStyle({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
});

export const end = componentStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineStart: 'auto',
});

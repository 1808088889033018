import { componentStyle } from '../theme/layered.ts';
import { numeric, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const list = componentStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  marginBlockStart: vars.space[1],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
});

export const item = componentStyle({
  ...text(2),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  paddingInlineStart: vars.space[3],
  paddingInlineEnd: vars.space[1],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
    '[data-disabled] &': { color: vars.color.textDisabled },
  },
});

export const icon = componentStyle({ flex: 'none', color: vars.color.textSubtle });

export const name = componentStyle({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: vars.space[1],
  overflowWrap: 'anywhere',
});

export const size = componentStyle({
  ...text(1),
  ...numeric,
  flex: 'none',
  color: vars.color.textSubtle,
  whiteSpace: 'nowrap',
  selectors: { '&:last-child': { paddingInlineEnd: vars.space[2] } },
});

import { componentStyle } from '../theme/layered.ts';
import { phone, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const head = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInlineStart: vars.space[6],
  paddingInlineEnd: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const titles = componentStyle({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
});

export const title = componentStyle({
  ...text(3),
  margin: 0,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

export const description = componentStyle({
  ...text(2),
  margin: 0,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const body = componentStyle({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: vars.space[5],
  paddingInline: vars.space[6],
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' } },
  '@media': { [phone]: { paddingInline: vars.space[4] } },
});

export const footer = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [phone]: { paddingInline: vars.space[4] } },
});

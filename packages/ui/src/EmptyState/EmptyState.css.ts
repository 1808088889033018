import { componentStyle } from '../theme/layered.ts';
import { text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const empty = componentStyle({
  ...text(2),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[4],
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const icon = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  marginBlockEnd: vars.space[1],
  borderRadius: vars.radius.large,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
});

export const title = componentStyle({
  ...text(3),
  margin: 0,
  maxInlineSize: '44ch',
  fontWeight: vars.weight.strong,
});

export const description = componentStyle({ margin: 0, maxInlineSize: '44ch', color: vars.color.textMuted });

export const action = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
});

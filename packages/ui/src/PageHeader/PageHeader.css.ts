import { componentStyle } from '../theme/layered.ts';
import { text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const header = componentStyle({
  ...text(2),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  marginBlockEnd: vars.space[2],
  '@media': { print: { display: 'none' } },
});

export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  rowGap: vars.space[3],
});

export const title = componentStyle({
  ...text(5),
  margin: 0,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  letterSpacing: '-0.01em',
  selectors: { '[lang=ur] &': { letterSpacing: 'normal' } },
});

export const titles = componentStyle({ minInlineSize: 0 });

export const description = componentStyle({ margin: 0, color: vars.color.textMuted, maxInlineSize: '72ch' });

export const action = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

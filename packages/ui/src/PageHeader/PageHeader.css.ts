import { componentStyle } from '../theme/layered.ts';
import { phone, text } from '../theme/mixins.ts';
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
  alignItems: 'center',
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
  // Focus comes by code alone, to begin at the title.
  outline: 'none',
  selectors: { '[lang=ur] &': { letterSpacing: 'normal' } },
  '@media': { [phone]: { fontSize: vars.font.size[4] } },
});

/** The title, and the description beside it or, where it is long, below it. */
export const titles = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  minInlineSize: 0,
});

export const description = componentStyle({ margin: 0, color: vars.color.textMuted, maxInlineSize: '72ch' });

export const action = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

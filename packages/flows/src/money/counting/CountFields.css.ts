import { componentStyle } from '@handset/ui/styling';
import { vars } from '@handset/ui/theme';

/** Notes in two columns where there is room, each with its value beside the field. */
export const notes = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 256px), 1fr))',
  columnGap: vars.space[5],
  rowGap: vars.space[2],
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = componentStyle({
  padding: 0,
  marginBlockEnd: vars.space[2],
  fontSize: vars.font.size[2],
  fontWeight: vars.weight.medium,
});

export const note = componentStyle({
  display: 'grid',
  gridTemplateColumns: '56px 80px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
});

const figureRule = { direction: 'ltr', textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const;

export const figure = componentStyle(figureRule);

export const value = componentStyle({ ...figureRule, color: vars.color.textMuted, whiteSpace: 'nowrap' });

import { componentStyle, phone } from '@handset/ui/styling';
import { vars } from '@handset/ui/theme';

const hairline = `1px solid ${vars.color.border}`;

export const rows = componentStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: hairline,
  borderRadius: vars.radius.medium,
});

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 200px) auto',
  alignItems: 'start',
  gap: vars.space[3],
  padding: vars.space[3],
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

/** On a phone the name has the row above price and button to itself. */
export const what = componentStyle({
  alignSelf: 'center',
  '@media': { [phone]: { gridColumn: '1 / -1' } },
});

/** Beside the field, not beside its label. */
export const remove = componentStyle({
  marginBlockStart: `calc(${vars.font.size[2]} * ${vars.font.lineHeight} + ${vars.space[1]})`,
});

export const empty = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  padding: vars.space[4],
  border: `1px dashed ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  color: vars.color.textMuted,
});

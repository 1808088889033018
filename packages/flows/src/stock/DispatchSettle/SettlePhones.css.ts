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
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
  alignItems: 'start',
  gap: vars.space[3],
  padding: vars.space[3],
  // Hundreds of rows are laid out when they come into sight.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 92px',
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const fate = componentStyle({ display: 'grid', gap: vars.space[2] });

import { componentStyle } from '@handset/ui/styling';
import { vars } from '@handset/ui/theme';

/** Many bills scroll by themselves, so that the buttons of the dialog stay near. */
export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  margin: 0,
  padding: vars.space[3],
  maxBlockSize: 300,
  overflowY: 'auto',
  listStyle: 'none',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
});

export const bill = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'center',
  selectors: { '&[data-chosen]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(120px, 40%)' } },
});

import { componentStyle } from '@handset/ui/styling';
import { vars } from '@handset/ui/theme';

export const line = componentStyle({ display: 'grid', gap: '2px', minInlineSize: 0 });
export const name = componentStyle({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.font.size[1],
});
export const imei = componentStyle({
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** By its last digits people know a phone. */
export const last = componentStyle({ color: vars.color.text, fontWeight: vars.weight.strong });

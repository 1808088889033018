import { componentStyle, phone } from '@handset/ui/styling';
import { vars } from '@handset/ui/theme';

export const review = componentStyle({ display: 'grid', gap: vars.space[4] });

const asWideAsPaper = { inlineSize: '100%', maxInlineSize: '210mm', marginInline: 'auto' } as const;

export const bar = componentStyle({
  ...asWideAsPaper,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const warnings = componentStyle(asWideAsPaper);

export const effects = componentStyle({ ...asWideAsPaper, display: 'grid', gap: vars.space[2] });

export const words = componentStyle({ flex: '1 1 280px' });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const total = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  margin: 0,
  marginBlockStart: vars.space[2],
});

export const amount = componentStyle({
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.font.size[6],
  fontWeight: vars.weight.strong,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
});

export const save = componentStyle({ '@media': { [phone]: { order: -1, inlineSize: '100%' } } });

import { componentStyle } from '@handset/ui/styling';
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

import { componentStyle } from '@handset/ui/styling';
import { vars } from '@handset/ui/theme';

export const review = componentStyle({ display: 'grid', gap: vars.space[4] });

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  inlineSize: '100%',
  maxInlineSize: '210mm',
  marginInline: 'auto',
});

export const words = componentStyle({ flex: '1 1 280px' });

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

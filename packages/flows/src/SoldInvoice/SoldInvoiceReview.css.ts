import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

export const review = style({ display: 'grid', gap: vars.space[4] });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  inlineSize: '100%',
  maxInlineSize: '210mm',
  marginInline: 'auto',
});

export const words = style({ flex: '1 1 280px' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

import { vars } from '@handset/ui';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
});

export const search = style({ flex: '1 1 14rem', minInlineSize: 0 });

export const filter = style({ flex: '0 1 10rem', minInlineSize: '8.5rem' });

export const imeiGroup = style({ selectors: { '& + &': { marginInlineStart: '0.35em' } } });

export const imeiTail = style([imeiGroup, { fontWeight: vars.weight.strong }]);

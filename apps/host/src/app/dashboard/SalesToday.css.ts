import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

export const phone = '(max-width: 575.98px)';

export const head = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[4] });

export const today = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });

export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
});

export const amount = style({
  fontSize: vars.font.size[6],
  lineHeight: 1.25,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.02em',
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  fontSize: vars.font.size[2],
  color: vars.color.textMuted,
});

export const month = style({
  flex: 'none',
  display: 'grid',
  alignContent: 'start',
  fontSize: vars.font.size[1],
  color: vars.color.textMuted,
  textAlign: 'end',
  '@media': { [phone]: { display: 'none' } },
});

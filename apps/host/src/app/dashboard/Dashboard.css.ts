import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

const wide = '(min-width: 1100px)';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

/** As high before the day is known, so that what follows does not move. */
export const today = style({
  minBlockSize: vars.size.controlSmall,
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

/** Two columns at a desk. Below each other, the cards stand in the order of their names here. */
export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const column = style({
  display: 'contents',
  '@media': { [wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } },
});

const place = (order: number) =>
  style({ order, minInlineSize: 0, selectors: { '&:empty': { display: 'none' } } });

export const sales = place(1);
export const toDo = place(2);
export const money = place(3);
export const stock = place(4);
export const justNow = place(5);
export const firstDay = place(6);

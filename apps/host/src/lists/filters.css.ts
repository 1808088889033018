import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
});

/** Where rows become cards, and filters stand behind a button. */
export const phone = '(max-width: 767.98px)';

export const search = style({
  flex: '1 1 14rem',
  minInlineSize: 0,
  // Beside the button of the filters, whatever it counts.
  '@media': { [phone]: { flexBasis: '12rem' } },
});

/** Keeps the place of two days free until their field is there. */
export const days = style({
  minInlineSize: 'min(18rem, 100%)',
  minBlockSize: `calc(${vars.size.control} + 1.5rem)`,
});

/** Keeps the place of a line of filters free until they are there. */
export const oneLine = style({ minBlockSize: `calc(${vars.size.control} + 1.5rem)` });

/** Two to a line on a phone. */
export const filter = style({
  flex: '0 1 10rem',
  minInlineSize: '8.5rem',
  '@media': { [phone]: { flex: '1 1 8.5rem' } },
});

/** Filters on lines of their own, under the others. */
export const more = style([bar, { flex: '1 1 100%', order: 1 }]);

export const imeiGroup = style({ selectors: { '& + &': { marginInlineStart: '0.35em' } } });

export const imeiTail = style([imeiGroup, { fontWeight: vars.weight.strong }]);

/** Figures above a list: two to a line on a phone. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(45%, 15rem), 1fr))',
  gap: vars.space[3],
});

/** What needs a line of its own where only two figures have room on one. */
export const wholeLine = style({ '@media': { [phone]: { gridColumn: '1 / -1' } } });

/** A chart among figures: as wide as two of them. */
export const chart = style([wholeLine, { gridColumn: 'span 2', minInlineSize: 0 }]);

/** Words in the direction of their own language; what is cut off is their end. */
export const ownText = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
});

/** The parts of a text of two scripts, on one line. On a card they wrap like any words. */
export const runs = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  gap: '0.3em',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
  '@media': { [phone]: { display: 'inline', whiteSpace: 'normal' } },
});

/** The part that gives way. */
export const run = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

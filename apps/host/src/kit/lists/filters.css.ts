import { phone } from '@handset/ui/styling';
import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

export { phone };

/** The tools above the rows of a list, in one line while they fit. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 1,
  minInlineSize: 0,
  // The search has all the room that the buttons beside it leave.
  '@media': { [phone]: { columnGap: vars.space[1] } },
});

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  inlineSize: '17.5rem',
  maxInlineSize: '100%',
  // Beside the button of the filters, whatever it counts.
  '@media': { [phone]: { flex: '1 1 8rem', inlineSize: 'auto', minInlineSize: 0 } },
});

export const searchField = style({ flex: 1, minInlineSize: 0 });

export const imeiGroup = style({ selectors: { '& + &': { marginInlineStart: '0.35em' } } });

export const imeiTail = style([
  imeiGroup,
  {
    fontWeight: vars.weight.strong,
    // Bold alone is lost in thermal print.
    selectors: { '[data-paper="80mm"] &': { fontSize: '1.3em', lineHeight: 1 } },
  },
]);

/** Muted text in the size of the text around it. */
export const muted = style({ color: vars.color.textMuted, fontWeight: vars.weight.regular });

/** The end of an IMEI beside other words. */
export const tail = style({ direction: 'ltr', unicodeBidi: 'isolate', fontVariantNumeric: 'tabular-nums' });

export const tailDigits = style({ color: vars.color.text, fontWeight: vars.weight.strong });

/** Figures above a list: two to a line on a phone. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(45%, 15rem), 1fr))',
  gap: vars.space[3],
});

/** Makes an element span both columns on a phone. */
export const wholeLine = style({ '@media': { [phone]: { gridColumn: '1 / -1' } } });

/** A chart among figures: as wide as two of them. */
export const chart = style([wholeLine, { gridColumn: 'span 2', minInlineSize: 0 }]);

/** The parts of a text, on one line. */
export const line = style({
  display: 'inline-flex',
  minInlineSize: 0,
  maxInlineSize: '100%',
  whiteSpace: 'pre',
  verticalAlign: 'bottom',
});

/** A part that is cut off at its end where the line has no room for it. */
export const cutOff = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

/** Stays whole beside a text that is cut off. */
export const uncut = style({ flex: 'none' });

/** Shortens a name, so that the IMEI after it fits. */
export const named = style({ display: 'flex', gap: vars.space[1], minInlineSize: 0 });
export const name = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

/** Hidden on a phone, which has no room for it. */
export const onDesk = style({ '@media': { [phone]: { display: 'none' } } });

/** Comes first on a phone, in a line of its own. */
export const firstOnPhone = style({
  display: 'contents',
  '@media': {
    [phone]: {
      display: 'flex',
      flexDirection: 'row-reverse',
      justifyContent: 'flex-end',
      gap: vars.space[2],
      order: -1,
      inlineSize: '100%',
    },
  },
});

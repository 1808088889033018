import { vars } from '@handset/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { RECEIPT_HEIGHTS } from './receiptHeights.ts';

const print = 'print';

/** Marks the sheet that a page prints, in place of everything around it. */
export const printed = style({ '@media': { [print]: { zoom: '1 !important' } } });

globalStyle(`body:has(.${printed}) :not(:has(.${printed}), .${printed}, .${printed} *)`, {
  '@media': { [print]: { display: 'none !important' } },
});
globalStyle(`:is(html, body, body *):has(.${printed})`, {
  '@media': {
    [print]: {
      display: 'block !important',
      position: 'static !important' as 'static',
      blockSize: 'auto !important',
      minBlockSize: '0 !important',
      maxBlockSize: 'none !important',
      inlineSize: 'auto !important',
      maxInlineSize: 'none !important',
      margin: '0 !important',
      padding: '0 !important',
      overflow: 'visible !important',
      border: 'none !important',
      background: 'none !important',
      boxShadow: 'none !important',
      transform: 'none !important',
      filter: 'none !important',
      // The sheet ends before the page does, whose ground would be dark.
      colorScheme: 'light !important',
    },
  },
});

const page = (name: string, size: string, margin: string) => {
  globalStyle(`@page ${name}`, { size, margin } as object);
  return style({ page: name });
};

const a4Page = page('handset-sheet', 'A4', '12mm');

/** The page of a receipt, by its height in millimetres. */
export const receiptPages: Readonly<Record<number, string>> = Object.fromEntries(
  RECEIPT_HEIGHTS.map((height) => [height, page(`handset-strip-${height}`, `80mm ${height}mm`, '0')]),
);

/** Paper, white on every screen. */
const paper = style({
  display: 'flex',
  flexDirection: 'column',
  marginInline: 'auto',
  background: vars.color.surface,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  printColorAdjust: 'exact',
  // Nastaliq slopes downwards: at 1.5 a line runs into the next.
  selectors: { '&:lang(ur)': { lineHeight: 1.9 } },
  '@media': { [print]: { border: 'none', borderRadius: 0, margin: 0 } },
});

/** The least width of an A4 sheet with its margins, in pixels. On a narrower screen it is zoomed out. */
export const SHEET_WIDTH = 750;

export const a4 = style([
  paper,
  a4Page,
  {
    boxSizing: 'border-box',
    minInlineSize: `${SHEET_WIDTH}px`,
    maxInlineSize: 'calc(230mm + 2px)',
    gap: '18px',
    padding: '10mm',
    fontSize: '13px',
    '@media': { [print]: { minInlineSize: 0, maxInlineSize: 'none', padding: 0, fontSize: '10pt' } },
  },
]);

/** A thermal head prints black alone: it would make dots of a grey or a colour. */
const ink = Object.fromEntries(
  [vars.color.text, vars.color.textMuted, vars.color.accent, vars.color.border, vars.color.borderStrong].map(
    (color) => [color, '#000'],
  ),
);

export const receipt = style([
  paper,
  {
    vars: ink,
    borderColor: 'transparent',
    boxSizing: 'border-box',
    inlineSize: '80mm',
    maxInlineSize: '100%',
    gap: '12px',
    padding: '4mm',
    fontSize: '12px',
  },
]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '24px',
  paddingBlockEnd: '10px',
  borderBlockEnd: `2px solid ${vars.color.accent}`,
});

export const shop = style({ fontSize: '1.5em', fontWeight: vars.weight.strong });
export const title = style({ margin: 0, fontSize: '1.15em', fontWeight: vars.weight.strong });
export const muted = style({ margin: 0, color: vars.color.textMuted });

export const heading = style({ margin: 0, paddingBlockEnd: '2px', fontWeight: vars.weight.strong });
/** A number that is not to be broken. */
export const figures = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const paragraph = style({ margin: 0 });

export const section = style({ breakInside: 'avoid' });
export const caption = style({
  paddingBlockEnd: '2px',
  textAlign: 'start',
  fontWeight: vars.weight.strong,
});

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });

export const cell = style({
  padding: '3px 6px',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.weight.regular,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: {
    'thead &': { fontWeight: vars.weight.medium },
    'tfoot &': { fontWeight: vars.weight.strong },
    [`${receipt} &`]: { paddingInline: 0 },
    // Keep a word and its value apart on a narrow receipt too.
    [`${receipt} th + &`]: { paddingInlineStart: '6px' },
  },
});

/** A cell that is never broken: a day, a number. */
export const whole = style([cell, { whiteSpace: 'nowrap' }]);

export const figure = style([
  cell,
  {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontFamily: vars.font.numeric,
    fontVariantNumeric: 'tabular-nums',
    // Headings keep the text font: the font of figures has no Urdu.
    selectors: { 'thead &': { fontFamily: vars.font.family } },
  },
]);

export const owed = style({ margin: 0, fontSize: '1.15em', fontWeight: vars.weight.strong });

/** Lines to sign on. */
export const signatures = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '24px',
  paddingBlockStart: '36px',
});
export const signature = style({
  flex: 1,
  maxInlineSize: '60mm',
  paddingBlockStart: '4px',
  borderBlockStart: `1px solid ${vars.color.borderStrong}`,
  color: vars.color.textMuted,
});

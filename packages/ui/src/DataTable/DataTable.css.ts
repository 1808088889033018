import { shellBottom } from '../AppShell/shellBottom.ts';
import { alignments, firstLine, secondLine, titleLook, totalsLook, twoLines } from '../tabular/looks.ts';
import { componentStyle } from '../theme/layered.ts';
import { focusRing, numeric as numericMixin, plainButton, text, visuallyHidden } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

/** The height of a row of two lines on a phone, and of each line: those of Nastaliq fit as well. */
const phoneRow = '72px';
const phoneLineHeight = '28px';

const headHeight = `max(36px, ${vars.size.controlSmall})`;

/** Set on the grid: the tracks of the columns, and their least width together. */
export const tracks = '--hs-table-tracks';
export const least = '--hs-table-least';
/** Set on the box that rows scroll in: its greatest height. */
export const height = '--hs-table-height';

export const root = componentStyle({
  ...text(2),
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});

/** Around the box that scrolls. A shadow at its end says that there are more columns. */
export const frame = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  selectors: {
    '&[data-more-columns]::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      zIndex: 3,
      inlineSize: '16px',
      pointerEvents: 'none',
      background: `linear-gradient(to left, color-mix(in oklab, ${vars.color.text} 14%, transparent), transparent)`,
    },
    '[dir=rtl] &[data-more-columns]::after': {
      background: `linear-gradient(to right, color-mix(in oklab, ${vars.color.text} 14%, transparent), transparent)`,
    },
  },
  '@media': { print: { display: 'contents' } },
});

export const scroller = componentStyle({
  overflow: 'auto',
  maxBlockSize: `var(${height})`,
  // The header and totals rows cover content scrolled under them.
  scrollPaddingBlock: `${headHeight} ${vars.size.row}`,
  scrollPaddingInline: vars.space[2],
  '@media': {
    // On a phone the rows scroll with the page: a box of its own would catch the finger that scrolls past it.
    [twoLines]: { overflow: 'visible', maxBlockSize: 'none' },
    print: { display: 'none' },
  },
});

export const grid = componentStyle({
  position: 'relative',
  minInlineSize: `var(${least})`,
  outline: 'none',
  '@media': { [twoLines]: { minInlineSize: 0 } },
});

const onePerTrack = { display: 'grid', gridTemplateColumns: `var(${tracks})` } as const;

export const head = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  '@media': { [twoLines]: visuallyHidden },
});

export const headRow = componentStyle({ ...onePerTrack, blockSize: headHeight });

/** Drawn on the active cell while the keyboard is in the grid. */
const activeRing = {
  [`${grid}:focus-visible &[data-active]`]: { ...focusRing, outlineOffset: '-2px' },
};

export const title = componentStyle({
  ...titleLook,
  fontSize: vars.font.size[1],
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  paddingInline: vars.space[3],
  selectors: {
    ...activeRing,
    '&[data-align=end]': { justifyContent: 'flex-end' },
    '&[data-align=center]': { justifyContent: 'center' },
    '&[data-align=figures]': { justifyContent: 'right' },
  },
});

export const titleText = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const sortButton = componentStyle({
  ...plainButton,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: '24px',
  maxInlineSize: '100%',
  borderRadius: '2px',
  selectors: {
    // Align the title, not the arrow, with the figures.
    '[data-align=end] > &': { flexDirection: 'row-reverse' },
    '[data-align=figures] > &': { flexDirection: 'row-reverse', direction: 'ltr' },
    '&:hover': { color: vars.color.text },
    '&:focus-visible': focusRing,
  },
});

export const sortText = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  unicodeBidi: 'plaintext',
});

export const sortIcon = componentStyle({
  flex: 'none',
  opacity: 0,
  selectors: {
    [`${sortButton}:hover &, ${sortButton}:focus-visible &`]: { opacity: 0.6 },
    '[aria-sort=ascending] &, [aria-sort=descending] &': { opacity: 1 },
    '[aria-sort=descending] &': { transform: 'scaleY(-1)' },
  },
});

export const resizer = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '-12px',
  zIndex: 1,
  inlineSize: '24px',
  cursor: 'col-resize',
  touchAction: 'none',
  outline: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: '25%',
      insetInlineStart: '11px',
      inlineSize: '1px',
      background: vars.color.borderMedium,
    },
    '&:hover::after, &[data-resizing]::after, &:focus-visible::after': {
      insetBlock: 0,
      insetInlineStart: '10px',
      inlineSize: '3px',
      background: vars.color.focus,
    },
    [`${title}:last-child > &`]: { insetInlineEnd: 0, inlineSize: '13px' },
    // At the table's edge the line would double its border.
    [`${title}:last-child > &:not(:hover, :focus-visible, [data-resizing])::after`]: { background: 'none' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&::after': { background: 'ButtonText' } } } },
});

export const body = componentStyle({ position: 'relative' });

export const row = componentStyle({
  ...onePerTrack,
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: vars.size.row,
  contain: 'layout style paint',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: {
    '&[data-pressable]': { cursor: 'pointer' },
    '&[data-pressable]:hover': { background: vars.color.hover },
    '&[aria-selected=true]': { background: vars.color.accentSoft },
  },
  '@media': {
    [twoLines]: { display: 'flex', alignItems: 'center', blockSize: phoneRow },
    '(forced-colors: active)': {
      selectors: { '&[aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: '-3px' } },
    },
  },
});

export const totalsRow = componentStyle({
  ...onePerTrack,
  ...totalsLook,
  minBlockSize: vars.size.row,
});

export const cell = componentStyle({
  alignContent: 'center',
  minInlineSize: 0,
  paddingInline: vars.space[3],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'start',
  selectors: {
    ...activeRing,
    ...alignments,
    // In right-to-left text, cut off the end of a Latin text too, without moving it.
    '&[data-latin]': { direction: 'ltr', textAlign: 'right' },
    '&[data-latin][data-align=end]': { textAlign: 'left' },
    '&[data-latin][data-align=center]': { textAlign: 'center' },
  },
});

/** The word for the totals may reach over empty cells. */
export const totalsName = componentStyle({ overflow: 'visible' });

export const numeric = componentStyle({ ...numericMixin });

export const rowHeader = componentStyle({ fontWeight: vars.weight.medium });

/** The two lines of a row on a phone. */
export const phoneLines = componentStyle({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  gap: '2px',
  minInlineSize: 0,
  paddingInline: vars.space[4],
  selectors: { [`${row} > [data-selects] + &`]: { paddingInlineStart: 0 } },
});

export const phoneLine = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minInlineSize: 0,
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const first = { ...firstLine, lineHeight: phoneLineHeight };
const second = { ...secondLine, lineHeight: phoneLineHeight };

/** The names of the row: what is too long for the line is cut off at its end. */
export const phoneTitle = componentStyle({
  ...oneLine,
  minInlineSize: 0,
  ...first,
});

export const phoneAmount = componentStyle({
  flex: 'none',
  ...first,
  whiteSpace: 'nowrap',
});

/** The details, the last of which is cut off first. */
export const phoneDetails = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  minInlineSize: 0,
  ...second,
});

export const phoneState = componentStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  maxInlineSize: '60%',
  ...second,
  whiteSpace: 'nowrap',
});

/** A cell on a phone: the title, an amount, one of the details with a dot before it, or buttons at the end. */
export const phoneCell = componentStyle({
  display: 'inline',
  unicodeBidi: 'isolate',
  selectors: {
    ...activeRing,
    // In right-to-left text, cut off the end of a Latin name too.
    [`${phoneTitle} > &[data-latin]:only-child`]: {
      ...oneLine,
      display: 'block',
      direction: 'ltr',
      textAlign: 'right',
    },
    [`${phoneDetails} > &`]: { ...oneLine, position: 'relative', minInlineSize: 0 },
    [`${phoneDetails} > &:last-child`]: { flexShrink: 1e4 },
    [`${phoneDetails} > & + &`]: { paddingInlineStart: '1em' },
    [`${phoneDetails} > & + &::before`]: {
      content: '"·"',
      position: 'absolute',
      insetInlineStart: 0,
      inlineSize: '1em',
      textAlign: 'center',
    },
    [`${row} > &`]: {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      minInlineSize: '44px',
      marginInlineStart: `calc(-1 * ${vars.space[3]})`,
      paddingInlineEnd: vars.space[2],
    },
  },
});

export const selection = componentStyle({
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  '@media': { [twoLines]: { flex: 'none', inlineSize: vars.space[12], blockSize: '100%', padding: 0 } },
});

export const box = componentStyle({
  inlineSize: '18px',
  blockSize: '18px',
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'inherit',
});

export const link = componentStyle({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: { '&:focus-visible': focusRing },
});

/** In sight at the end, above the bar of the shell. */
const atEnd = { position: 'sticky', insetBlockEnd: `var(${shellBottom}, 0px)`, zIndex: 2 } as const;

export const totals = componentStyle(atEnd);

/** The bar of the sums on a phone. */
export const phoneTotals = componentStyle({ ...totalsLook, ...atEnd });

export const phoneTotalsBar = componentStyle({
  ...plainButton,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  blockSize: '44px',
  paddingInline: vars.space[4],
  whiteSpace: 'nowrap',
  selectors: {
    '&:disabled': { cursor: 'auto' },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
});

export const phoneTotalsWord = componentStyle({
  ...oneLine,
  flex: '1 1 auto',
  minInlineSize: 'min-content',
  fontSize: vars.font.size[1],
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
});

/** The sums in the bar. One for which there is no room goes to a second line, out of sight. */
export const phoneBarSums = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: vars.space[3],
  blockSize: '44px',
  minInlineSize: 0,
  lineHeight: '44px',
  overflow: 'hidden',
});

export const phoneSumName = componentStyle({
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
});

export const phoneSecondSum = componentStyle({
  fontSize: vars.font.size[1],
  fontWeight: vars.weight.medium,
});

export const phoneTotalsIcon = componentStyle({
  flex: 'none',
  color: vars.color.textMuted,
  selectors: { '[aria-expanded=true] > &': { transform: 'scaleY(-1)' } },
});

export const phoneSums = componentStyle({
  margin: 0,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const phoneSum = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: '6px',
  fontWeight: vars.weight.regular,
});

export const phoneSumValue = componentStyle({ margin: 0, fontWeight: vars.weight.medium });

/** The buttons of the tools in their sheet, one below the other. */
export const phoneTools = componentStyle({ display: 'grid', gap: vars.space[3] });

export const skeletonRow = componentStyle({
  ...onePerTrack,
  alignItems: 'center',
  blockSize: vars.size.row,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [twoLines]: { gridTemplateColumns: 'minmax(0, 1fr)', blockSize: phoneRow } },
});

/** Below the rows, and as wide as the visible part of them. */
export const end = componentStyle({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  padding: vars.space[4],
  color: vars.color.textMuted,
});

export const problem = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.criticalText,
});

export const tools = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: '6px',
  paddingInline: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [twoLines]: { alignItems: 'flex-start', columnGap: vars.space[1], paddingInlineEnd: vars.space[1] },
    print: { display: 'none' },
  },
});

export const toolbar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 1,
  minInlineSize: 0,
});

/** The checkbox of all rows on a phone, with its words. */
export const selectAll = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.controlSmall,
  fontSize: vars.font.size[1],
  cursor: 'pointer',
});

export const count = componentStyle({ color: vars.color.textMuted, fontSize: vars.font.size[1] });

export const printed = componentStyle({
  display: 'none',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': { print: { display: 'table' } },
});

export const printedCell = componentStyle({
  padding: '3px 6px',
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
  selectors: {
    ...alignments,
    'thead &': { fontWeight: vars.weight.medium },
    'tfoot &': { fontWeight: vars.weight.strong },
  },
});

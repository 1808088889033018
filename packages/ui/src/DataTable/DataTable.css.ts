import { alignments, cardLabelLook, titleLook, totalsLook } from '../tabular/looks.ts';
import { componentStyle } from '../theme/layered.ts';
import { numeric as numericMixin, phone, plainButton, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

const headHeight = `max(40px, ${vars.size.controlSmall})`;

/** Set on the grid: the tracks of the columns, how wide they are at least, and how high a row is. */
export const tracks = '--hs-table-tracks';
export const least = '--hs-table-least';
export const rowHeight = '--hs-table-row';
/** Set on the box that rows scroll in: how high it grows. */
export const height = '--hs-table-height';

export const root = componentStyle({
  ...text(2),
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});

export const scroller = componentStyle({
  overflow: 'auto',
  maxBlockSize: `var(${height})`,
  // The titles and the totals cover what is scrolled under them.
  scrollPaddingBlock: `${headHeight} ${vars.size.row}`,
  scrollPaddingInline: vars.space[2],
  '@media': {
    // Cards scroll with the page: a box of its own would catch the finger that scrolls past it.
    [phone]: { overflow: 'visible', maxBlockSize: 'none' },
    print: { display: 'none' },
  },
});

export const grid = componentStyle({
  position: 'relative',
  minInlineSize: `var(${least})`,
  outline: 'none',
  '@media': { [phone]: { minInlineSize: 0 } },
});

const onePerTrack = { display: 'grid', gridTemplateColumns: `var(${tracks})` } as const;

export const head = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  '@media': {
    [phone]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
    },
  },
});

export const headRow = componentStyle({ ...onePerTrack, blockSize: headHeight });

/** Drawn on the active cell while the keyboard is in the grid. */
const activeRing = {
  [`${grid}:focus-visible &[data-active]`]: {
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: '-2px',
  },
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
    // At the edge of the table a line would stand beside its border.
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
  blockSize: `var(${rowHeight}, ${vars.size.row})`,
  contain: 'layout style paint',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: {
    '&[data-measured]': { blockSize: 'auto', minBlockSize: `var(${rowHeight}, ${vars.size.row})` },
    '[data-flowing] > &': { position: 'relative', blockSize: 'auto', minBlockSize: vars.size.row },
    '&[data-pressable]': { cursor: 'pointer' },
    '&[data-pressable]:hover': { background: vars.color.hover },
    '&[aria-selected=true]': { background: vars.color.accentSoft },
  },
  '@media': {
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBlock: vars.space[3],
      paddingInline: vars.space[4],
    },
    '(forced-colors: active)': {
      selectors: { '&[aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: '-3px' } },
    },
  },
});

export const totalsRow = componentStyle({
  ...onePerTrack,
  ...totalsLook,
  minBlockSize: vars.size.row,
  '@media': {
    [phone]: {
      // Two to a line where both have room.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.25rem, 100%), 1fr))',
      columnGap: vars.space[5],
      paddingBlock: vars.space[2],
      paddingInline: vars.space[4],
    },
  },
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
    // Among words that are read from the right, what is cut off a Latin text is its end as well; where it stands stays.
    '&[data-latin]': { direction: 'ltr', textAlign: 'right' },
    '&[data-latin][data-align=end]': { textAlign: 'left' },
    '&[data-latin][data-align=center]': { textAlign: 'center' },
    '[data-wrapping] > &': {
      paddingBlock: vars.space[2],
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
  '@media': {
    [phone]: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: vars.space[4],
      padding: 0,
      paddingBlock: '2px',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      selectors: {
        '&[data-card=hidden]': { display: 'none' },
        // A sum that has no room beside its name stands below it.
        [`${totalsRow} > &`]: { flexWrap: 'wrap', columnGap: vars.space[2] },
        [`${totalsRow} > &[role=rowheader]`]: { order: -1 },
      },
    },
  },
});

export const numeric = componentStyle({ ...numericMixin });

export const rowHeader = componentStyle({
  fontWeight: vars.weight.medium,
  '@media': {
    [phone]: {
      order: -1,
      fontWeight: vars.weight.strong,
      selectors: {
        // Beside the checkbox.
        [`${row}[data-selectable] > &`]: { minBlockSize: '32px', paddingInlineEnd: vars.space[10] },
      },
    },
  },
});

export const cardSum = componentStyle({ marginInlineStart: 'auto' });

export const cardLabel = componentStyle({ ...cardLabelLook, flex: 'none', fontFamily: vars.font.family });

export const selection = componentStyle({
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  '@media': {
    [phone]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      display: 'grid',
      placeContent: 'center',
      inlineSize: vars.space[12],
      blockSize: vars.space[12],
    },
  },
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
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

export const totals = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
});

export const skeletonRow = componentStyle({
  ...onePerTrack,
  alignItems: 'center',
  blockSize: vars.size.row,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: vars.space[4] } },
});

/** Below the rows, and as wide as what is seen of them. */
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
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { print: { display: 'none' } },
});

export const toolbar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 1,
  '@media': { [phone]: { order: -1 } },
});

/** The checkbox of all cards, and what it does. */
export const selectAll = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.controlSmall,
  fontSize: vars.font.size[1],
  cursor: 'pointer',
  '@media': { [phone]: { order: 1 } },
});

export const count = componentStyle({ color: vars.color.textMuted, fontSize: vars.font.size[1] });

export const hidden = componentStyle({
  position: 'absolute',
  clipPath: 'inset(50%)',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});

/** A quiet button of plain HTML: React Aria's weighs as much as all of the table. */
export const tool = componentStyle({
  ...plainButton,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.borderMedium}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  fontSize: vars.font.size[1],
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:active': { background: vars.color.pressed },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[aria-disabled=true]': { color: vars.color.textSubtle, cursor: 'progress' },
  },
});

export const sortSelect = componentStyle({
  ...text(1),
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.borderMedium}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  '@media': { [phone]: { flex: 1, minInlineSize: 0 } },
});

export const sortLabel = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.font.size[1],
  whiteSpace: 'nowrap',
  // To the end of the line, where there is no toolbar on it.
  marginInlineStart: 'auto',
  // Below the buttons, as wide as the cards that it orders.
  '@media': { [phone]: { order: 1, flex: '1 1 11rem' } },
});

export const menu = componentStyle({
  ...text(2),
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: vars.space[1],
  maxBlockSize: '320px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.overlay,
});

export const menuItem = componentStyle({
  ...plainButton,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.small,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

export const menuMark = componentStyle({
  flex: 'none',
  display: 'inline-grid',
  inlineSize: '16px',
  color: vars.color.accentText,
});

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

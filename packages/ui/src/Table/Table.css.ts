import { alignments, firstLine, secondLine, titleLook, totalsLook, twoLines } from '../tabular/looks.ts';
import { componentStyle } from '../theme/layered.ts';
import { focusRing, narrow, numeric as numericMixin, text, visuallyHidden } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';
import { units } from '../theme/themeVariables.ts';

export const scroller = componentStyle({
  inlineSize: '100%',
  // A box of its own height, so that the header stays in sight while its rows scroll.
  maxBlockSize: 'max(420px, calc(100dvh - 220px))',
  overflow: 'auto',
  outline: 'none',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
  '@media': {
    [twoLines]: { overflow: 'visible', maxBlockSize: 'none' },
    print: { overflow: 'visible', maxBlockSize: 'none' },
  },
});

export const table = componentStyle({
  ...text(2),
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@media': { [twoLines]: { display: 'block' } },
});

export const head = componentStyle({ '@media': { [twoLines]: visuallyHidden } });

export const body = componentStyle({ '@media': { [twoLines]: { display: 'block' } } });

const cellSpace = { paddingBlock: vars.space[2], paddingInline: vars.space[3] } as const;
const edges = {
  '&:first-child': { paddingInlineStart: vars.space[5] },
  '&:last-child': { paddingInlineEnd: vars.space[5] },
};

export const headerCell = componentStyle({
  ...text(1),
  ...cellSpace,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  ...titleLook,
  textAlign: 'start',
  selectors: { ...edges, ...alignments },
  '@media': { [narrow]: { paddingInline: vars.space[2] } },
});

export const row = componentStyle({
  position: 'relative',
  selectors: {
    '&[data-pressable]': { cursor: 'pointer' },
    '&[data-pressable]:hover': { background: vars.color.hover },
  },
  '@media': {
    [twoLines]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: vars.space[1],
      paddingBlock: vars.space[3],
      paddingInline: vars.space[4],
      borderBlockEnd: `1px solid ${vars.color.border}`,
      // Between the two lines.
      selectors: { '&::after': { content: '', order: 2, flexBasis: '100%' } },
    },
    print: { breakInside: 'avoid' },
  },
});

export const cell = componentStyle({
  ...cellSpace,
  blockSize: vars.size.row,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'middle',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: {
    ...edges,
    'tr:last-child > &': { borderBlockEnd: 'none' },
    ...alignments,
    'tfoot &': totalsLook,
  },
  '@media': {
    [narrow]: { paddingInline: vars.space[2] },
    [twoLines]: {
      ...secondLine,
      order: 3,
      blockSize: 'auto',
      border: 'none',
      padding: 0,
      selectors: {
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
        '&[data-align]': { textAlign: 'start' },
        '&[data-phone=title], &[data-phone=amount]': { ...firstLine, color: vars.color.text },
        '&[data-phone=title]': { order: 0, flex: '1 1 0', paddingInlineEnd: vars.space[2] },
        '&[data-phone=amount]': { order: 1 },
        '&[data-phone=state], &[data-phone=actions]': { order: 4, marginInlineStart: 'auto' },
        '&[data-phone=hidden]': { display: 'none' },
        '[data-phone=detail] ~ &[data-phone=detail]::before': { content: '· ', whiteSpace: 'pre' },
        'tfoot &': { background: 'none', border: 'none' },
      },
    },
  },
});

/** The title of a figure on the second line. */
export const phoneLabel = componentStyle({
  display: 'none',
  '@media': { [twoLines]: { display: 'inline' } },
});

export const rowHeader = componentStyle({
  fontWeight: vars.weight.medium,
  // The name of a row is not broken; a table too wide for its frame scrolls instead.
  minInlineSize: units(11),
  overflowWrap: 'break-word',
  '@media': { [twoLines]: { minInlineSize: 0 } },
});

export const numeric = componentStyle({ ...numericMixin, display: 'inline-block', whiteSpace: 'nowrap' });

/** Makes the whole row clickable, while the keyboard and screen readers get a single link. */
export const rowLink = componentStyle({
  color: 'inherit',
  textDecoration: 'none',
  textAlign: 'start',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, zIndex: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { ...focusRing, outlineOffset: '-2px' },
  },
});

/** Controls inside a row stay above its link. */
export const aboveRowLink = componentStyle({ position: 'relative', zIndex: 1 });

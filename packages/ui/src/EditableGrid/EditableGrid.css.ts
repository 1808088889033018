import { componentStyle } from '../theme/layered.ts';
import { numeric, plainButton, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

/** Each row is a card where the grid itself, not the screen, is too narrow for a table. */
const cards = '(max-width: 599px)';

const headHeight = '34px';

export const root = componentStyle({
  ...text(2),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  inlineSize: '100%',
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const label = componentStyle({ ...text(2), fontWeight: vars.weight.medium });

export const frame = componentStyle({
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  overflow: 'clip',
  selectors: { '[data-invalid] > &': { borderColor: vars.color.critical } },
});

export const scroller = componentStyle({
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // A focused field is not left behind the header.
  scrollPaddingBlockStart: headHeight,
  scrollPaddingBlockEnd: vars.space[2],
  outline: 'none',
  selectors: {
    '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
  },
  '@container': {
    [cards]: {
      scrollPaddingBlockStart: vars.space[2],
      // A thumb that comes to its end goes on through the page.
      overscrollBehavior: 'auto',
      selectors: { '&[data-whole]': { maxBlockSize: 'none !important' } },
    },
  },
  '@media': { print: { maxBlockSize: 'none !important', overflow: 'visible' } },
});

/** As wide as its columns need, which may be wider than the frame. */
export const table = componentStyle({
  minInlineSize: 'var(--hs-grid-width)',
  '@container': { [cards]: { minInlineSize: 0 } },
});

const line = {
  display: 'grid',
  gridTemplateColumns: 'var(--hs-grid-columns)',
  alignItems: 'start',
  columnGap: vars.space[2],
  inlineSize: '100%',
  paddingInline: vars.space[2],
} as const;

export const head = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  background: vars.color.sunken,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@container': {
    // Each field of a card bears the name of its column; screen readers keep the header.
    [cards]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
    },
  },
});

export const headRow = componentStyle({ ...line, alignItems: 'center', blockSize: headHeight });

export const headCell = componentStyle({
  ...text(1),
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInline: vars.space[1],
  selectors: { '&[data-figures]': { textAlign: 'right' } },
});

export const body = componentStyle({ position: 'relative' });

export const row = componentStyle({
  ...line,
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  paddingBlock: '2px',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:focus-within': { background: vars.color.hover } },
  '@container': {
    [cards]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${vars.space[1]} ${vars.space[2]}`,
      paddingBlock: vars.space[1],
      paddingInline: vars.space[2],
    },
  },
});

export const rowNumber = componentStyle({
  ...text(1),
  ...numeric,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minBlockSize: vars.size.control,
  color: vars.color.textSubtle,
  '@container': {
    [cards]: {
      minInlineSize: '2ch',
      fontWeight: vars.weight.strong,
    },
  },
});

export const cell = componentStyle({
  minInlineSize: 0,
  '@container': {
    [cards]: {
      // Name and field on one line, an error below.
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space[2],
      flex: `1 1 calc(50% - ${vars.space[2]})`,
      order: 2,
      selectors: {
        '&[data-wide]': { flexBasis: '100%' },
        // Between the row's number and the control that removes it.
        '&:nth-child(2)': {
          order: 0,
          flexBasis: `calc(100% - 2 * ${vars.size.control} - 2 * ${vars.space[2]})`,
        },
        // For the eye only, since the field has a label of its own.
        '&::before': {
          ...text(1),
          content: ['attr(data-header)', 'attr(data-header) / ""'],
          color: vars.color.textMuted,
          // A long name takes two lines beside its field, which needs the room.
          maxInlineSize: '5em',
        },
      },
    },
  },
});

export const field = componentStyle({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: vars.size.control,
  margin: 0,
  paddingBlock: 0,
  paddingInline: vars.space[2],
  font: 'inherit',
  fontFamily: vars.font.family,
  fontSize: vars.size.fieldText,
  lineHeight: 'inherit',
  color: vars.color.text,
  background: vars.color.surface,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.small,
  outline: 'none',
  // Each text in its own direction, on the page's side.
  unicodeBidi: 'plaintext',
  textAlign: 'left',
  selectors: {
    ':where(:dir(rtl)) > &': { textAlign: 'right' },
    '&::placeholder': { color: vars.color.textSubtle, opacity: 1 },
    '&:hover': { borderColor: vars.color.textSubtle },
    '&:focus': {
      borderColor: vars.color.focus,
      boxShadow: `0 0 0 1px ${vars.color.focus}`,
      outline: '1px solid transparent',
    },
    '&[aria-invalid]': { borderColor: vars.color.critical },
    '&[aria-invalid]:focus': { boxShadow: `0 0 0 1px ${vars.color.critical}` },
    '&:read-only': { background: vars.color.sunken, borderColor: vars.color.border },
    '&:disabled': {
      background: vars.color.sunken,
      borderColor: vars.color.border,
      color: vars.color.textDisabled,
      WebkitTextFillColor: vars.color.textDisabled,
      opacity: 1,
      cursor: 'not-allowed',
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&:focus': { outline: '2px solid Highlight' } } } },
  '@container': { [cards]: { flex: '1 1 0' } },
});

export const numericField = componentStyle(numeric);

/** Right-aligned in both directions, as figures in a column are. */
export const amountField = componentStyle({ ...numeric, textAlign: 'right' });

export const custom = componentStyle({
  minBlockSize: vars.size.control,
  display: 'grid',
  alignItems: 'center',
  '@container': { [cards]: { flex: '1 1 0', minInlineSize: 0 } },
});

export const error = componentStyle({
  ...text(1),
  display: 'block',
  color: vars.color.criticalText,
  paddingBlock: '2px',
  overflowWrap: 'anywhere',
  '@container': { [cards]: { flex: '1 1 100%' } },
});

export const note = componentStyle({
  minInlineSize: 0,
  selectors: { '&:not(:empty)': { paddingBlock: vars.space[1] } },
  '@container': { [cards]: { flex: '1 1 100%' } },
});

export const removeCell = componentStyle({
  '@container': {
    [cards]: { order: 1 },
  },
});

const stroke = {
  content: '',
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.875px)',
  insetInlineStart: 'calc(50% - 7px)',
  inlineSize: '14px',
  // A border, since forced colours keep it.
  borderBlockStart: '1.75px solid currentcolor',
} as const;

/** A cross of two strokes: a thousand rows need no thousand pictures. */
export const remove = componentStyle({
  ...plainButton,
  position: 'relative',
  display: 'block',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  color: vars.color.textSubtle,
  borderRadius: vars.radius.small,
  selectors: {
    '&::before': { ...stroke, rotate: '45deg' },
    '&::after': { ...stroke, rotate: '-45deg' },
    '&:hover:not(:disabled)': { color: vars.color.criticalText, background: vars.color.criticalSoft },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&:disabled': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
});

export const empty = componentStyle({
  padding: vars.space[5],
  color: vars.color.textMuted,
  textAlign: 'center',
});

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  selectors: { '&:empty': { display: 'none' } },
});

const footText = { ...text(1), display: 'inline-flex', alignItems: 'center', gap: vars.space[1] } as const;

export const status = componentStyle({ ...footText, color: vars.color.textMuted });

export const errorCount = componentStyle({
  ...footText,
  marginInlineStart: 'auto',
  color: vars.color.criticalText,
  fontWeight: vars.weight.medium,
});

/** A button of the grid's own, in the look of the small Button. */
export const button = componentStyle({
  ...plainButton,
  ...text(1),
  fontWeight: vars.weight.medium,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space[3],
  background: vars.color.surface,
  border: `1px solid ${vars.color.borderMedium}`,
  borderRadius: vars.radius.small,
  boxShadow: vars.shadow.raised,
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.hover },
    '&:active:not(:disabled)': { background: vars.color.pressed },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:disabled': { color: vars.color.textDisabled, background: vars.color.sunken, cursor: 'not-allowed' },
  },
});

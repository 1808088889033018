import { componentStyle } from '@handset/ui/styling';
import { vars } from '@handset/ui/theme';
import { createContainer } from '@vanilla-extract/css';

const sheet = createContainer('handset-invoice');
/** Applies where the paper is too narrow for its tables, as on a phone's screen. */
const narrow = `${sheet} (max-width: 600px)`;
const print = 'print';
const onReceipt = '[data-paper="80mm"] &';
const inUrdu = '[lang="ur"] &';
const isLong = '[data-long] &';

const numeric = { fontFamily: vars.font.numeric, fontVariantNumeric: 'tabular-nums' } as const;
const hairline = `1px solid ${vars.color.border}`;
const dashed = `1px dashed ${vars.color.borderStrong}`;

/** Clamps text to a number of lines, so that a long text does not push the sale off its sheet. */
const lines = (count: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: String(count),
    overflow: 'hidden',
  }) as const;

/** The surface under the paper. */
export const desk = componentStyle({
  containerName: sheet,
  containerType: 'inline-size',
  inlineSize: '100%',
  maxInlineSize: '210mm',
  marginInline: 'auto',
  '@media': { [print]: { containerType: 'normal', maxInlineSize: 'none' } },
});

export const paper = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '20px',
  minBlockSize: '297mm',
  padding: '14mm',
  overflow: 'hidden',
  background: vars.color.surface,
  color: vars.color.text,
  border: hairline,
  borderRadius: vars.radius.small,
  boxShadow: vars.shadow.raised,
  fontFamily: vars.font.family,
  fontSize: '13px',
  lineHeight: vars.font.lineHeight,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  printColorAdjust: 'exact',
  // Nastaliq's full leading would push an ordinary sale to a second sheet.
  selectors: { '&[lang="ur"]': { lineHeight: 1.7 } },
  '@container': {
    [narrow]: { minBlockSize: 0, padding: '20px 16px', gap: '18px', fontSize: '14px' },
  },
  '@media': {
    [print]: {
      // The sheet less its margins, so that the signatures are at the bottom.
      minBlockSize: '271mm',
      padding: 0,
      overflow: 'visible',
      border: 'none',
      borderRadius: 0,
      boxShadow: 'none',
      gap: '10px',
      fontSize: '9.5pt',
    },
  },
});

/** A thermal head prints black alone: it would make dots of a grey or a colour. */
const ink = Object.fromEntries(
  [
    vars.color.text,
    vars.color.textMuted,
    vars.color.accent,
    vars.color.accentText,
    vars.color.border,
    vars.color.borderStrong,
    vars.color.positiveText,
    vars.color.cautionText,
    vars.color.criticalText,
  ].map((color) => [color, '#000']),
);

/** Paper of 80 mm, whatever the screen is. */
export const receipt = componentStyle({
  vars: { ...ink, [vars.color.criticalSoft]: 'transparent' },
  borderColor: 'transparent',
  inlineSize: '80mm',
  minBlockSize: 0,
  marginInline: 'auto',
  padding: '4mm',
  gap: '10px',
  fontSize: '12px',
  '@container': { [narrow]: { minBlockSize: 0, padding: '4mm', gap: '10px', fontSize: '12px' } },
  '@media': {
    [print]: { minBlockSize: 0, margin: 0, padding: '4mm', gap: '10px', fontSize: '12px' },
  },
});

/** A word across the paper. Visual only, since the header says the same. */
export const watermark = componentStyle({
  position: 'absolute',
  insetBlockStart: '36%',
  insetInline: 0,
  textAlign: 'center',
  fontSize: 'min(120px, 20vw)',
  lineHeight: 1.6,
  fontWeight: vars.weight.strong,
  pointerEvents: 'none',
  selectors: {
    '&::before': {
      content: 'attr(data-word)',
      display: 'inline-block',
      color: vars.color.cautionText,
      opacity: 0.07,
      transform: 'rotate(-24deg)',
    },
    '&[data-void]::before': { color: vars.color.criticalText, opacity: 0.12 },
    [onReceipt]: { fontSize: '44px' },
  },
});

export const strong = componentStyle({ fontWeight: vars.weight.strong });
export const money = componentStyle({ ...numeric, whiteSpace: 'nowrap' });
export const day = componentStyle({ whiteSpace: 'nowrap' });
export const imei = componentStyle({ ...numeric, whiteSpace: 'nowrap' });
/** The digits that a phone is searched by. A receipt has them larger, since bold alone is lost in thermal print. */
export const imeiTail = componentStyle({
  fontWeight: vars.weight.strong,
  selectors: { [onReceipt]: { fontSize: '1.3em', lineHeight: 1 } },
});
/** Words of the shop or a customer, in the direction of their own language. */
export const own = componentStyle({});
export const number = componentStyle({ ...numeric, whiteSpace: 'nowrap' });

export const head = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '20px',
  paddingBlockEnd: '16px',
  borderBlockEnd: `2px solid ${vars.color.accent}`,
  '@container': { [narrow]: { flexWrap: 'wrap', gap: '12px' } },
  selectors: {
    [onReceipt]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'center',
      gap: '8px',
      paddingBlockEnd: '8px',
      borderBlockEnd: dashed,
      textAlign: 'center',
    },
  },
});
export const logo = componentStyle({
  flex: '0 0 auto',
  maxInlineSize: '32mm',
  maxBlockSize: '18mm',
  objectFit: 'contain',
});
export const shop = componentStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  '@container': { [narrow]: { flexBasis: '100%' } },
  selectors: { [onReceipt]: { maxInlineSize: '100%' } },
});
export const shopName = componentStyle({
  margin: 0,
  fontSize: '26px',
  lineHeight: 1.2,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  ...lines(3),
  selectors: {
    [inUrdu]: { lineHeight: 1.9, letterSpacing: 0 },
    '&:lang(ur)': { lineHeight: 1.9 },
    [onReceipt]: { fontSize: '18px' },
  },
});
export const shopLine = componentStyle({
  margin: 0,
  color: vars.color.textMuted,
  whiteSpace: 'pre-line',
  ...lines(5),
});
export const shopNumbers = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '12px',
  margin: 0,
  color: vars.color.textMuted,
  selectors: { [onReceipt]: { justifyContent: 'center' } },
});
export const heading = componentStyle({
  flex: '0 0 auto',
  maxInlineSize: '38%',
  textAlign: 'end',
  '@container': { [narrow]: { flex: '1 1 0', maxInlineSize: 'none', textAlign: 'start' } },
  selectors: { [onReceipt]: { maxInlineSize: 'none', textAlign: 'center' } },
});
export const title = componentStyle({
  margin: 0,
  color: vars.color.accentText,
  fontWeight: vars.weight.strong,
});
export const pair = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  selectors: { [onReceipt]: { gap: 0 } },
});
export const invoiceNumber = componentStyle({
  ...numeric,
  fontSize: '20px',
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
  selectors: { [onReceipt]: { fontSize: '16px' } },
});
export const draft = componentStyle({
  margin: 0,
  fontSize: '20px',
  lineHeight: 1.3,
  fontWeight: vars.weight.strong,
  color: vars.color.cautionText,
  selectors: { [inUrdu]: { lineHeight: 2 } },
});
/** A mark beside the number: a reprint, or a sale that was undone. */
export const mark = componentStyle({
  display: 'inline-block',
  marginBlockStart: '4px',
  padding: '0 10px',
  border: `2px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.strong,
  fontSize: '0.95em',
  lineHeight: 1.6,
  selectors: {
    [inUrdu]: { lineHeight: 2 },
    '&[data-void]': { borderColor: vars.color.criticalText, color: vars.color.criticalText },
    '& + &': { marginInlineStart: '6px' },
  },
});
export const qr = componentStyle({
  display: 'block',
  inlineSize: '22mm',
  blockSize: '22mm',
  flex: '0 0 auto',
});
export const qrOfReceipt = componentStyle({
  display: 'block',
  inlineSize: '26mm',
  blockSize: '26mm',
  marginInline: 'auto',
});

export const facts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) repeat(auto-fit, minmax(110px, 1fr))',
  gap: '12px 20px',
  margin: 0,
  '@container': { [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  selectors: { [onReceipt]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '6px 10px' } },
});
export const fact = componentStyle({ minInlineSize: 0 });
export const customer = componentStyle({
  minInlineSize: 0,
  '@container': { [narrow]: { gridColumn: '1 / -1' } },
  selectors: { [onReceipt]: { gridColumn: '1 / -1' } },
});
export const term = componentStyle({ color: vars.color.textMuted, fontSize: '0.85em' });
export const definition = componentStyle({ margin: 0, overflowWrap: 'anywhere' });
export const reference = componentStyle({ margin: 0, ...lines(3) });
export const customerName = componentStyle({
  display: 'block',
  fontSize: '1.2em',
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

export const table = componentStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@container': { [narrow]: { display: 'block' } },
  selectors: { [onReceipt]: { display: 'table', tableLayout: 'auto' } },
});
export const caption = componentStyle({
  textAlign: 'start',
  fontWeight: vars.weight.strong,
  paddingBlockEnd: '6px',
  '@container': { [narrow]: { display: 'block' } },
  selectors: { [onReceipt]: { display: 'table-caption', paddingBlockEnd: '2px' } },
});
export const tableHead = componentStyle({
  display: 'table-header-group',
  breakInside: 'avoid',
  '@container': { [narrow]: { display: 'none' } },
  selectors: { [onReceipt]: { display: 'table-header-group' } },
});
export const tableBody = componentStyle({
  '@container': { [narrow]: { display: 'block' } },
  selectors: { [onReceipt]: { display: 'table-row-group' } },
});
export const row = componentStyle({
  breakInside: 'avoid',
  '@container': {
    [narrow]: { display: 'block', paddingBlock: '10px', borderBlockStart: hairline },
  },
  selectors: {
    [onReceipt]: { display: 'table-row', paddingBlock: 0, border: 'none' },
    '&[data-returned]': { color: vars.color.textMuted },
  },
});
/** Name of the invoice on each loose sheet. Visible only in print. */
export const sheetName = componentStyle({
  display: 'none',
  '@media': { [print]: { display: 'table-row' } },
});
export const sheetNameCell = componentStyle({
  padding: '0 0 4px',
  textAlign: 'start',
  fontSize: '0.8em',
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
});
const headCellRule = {
  padding: '6px 8px',
  textAlign: 'start',
  fontSize: '0.85em',
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  background: vars.color.sunken,
  borderBlock: hairline,
} as const;
const receiptHeadCell = { padding: '2px 0', background: 'none', borderBlock: dashed } as const;
export const headCell = componentStyle({ ...headCellRule, selectors: { [onReceipt]: receiptHeadCell } });
export const headEnd = componentStyle({
  ...headCellRule,
  textAlign: 'end',
  selectors: { [onReceipt]: { ...receiptHeadCell, paddingInlineStart: '8px' } },
});
export const headIndex = componentStyle({ ...headCellRule, inlineSize: '24px' });

const cellRule = {
  padding: '8px',
  verticalAlign: 'top',
  borderBlockEnd: hairline,
  '@media': { [print]: { paddingBlock: '5px' } },
} as const;
const narrowCell = { display: 'block', padding: '2px 0', border: 'none', textAlign: 'start' } as const;
const labelledCell = {
  ...narrowCell,
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  selectors: {
    '&::before': { content: 'attr(data-label)', color: vars.color.textMuted },
    '[data-paper="80mm"] &::before': { content: 'none' },
  },
} as const;
const receiptCell = {
  display: 'table-cell',
  padding: '4px 0',
  borderBlockEnd: `1px dotted ${vars.color.border}`,
} as const;
const longCell = { padding: '4px 8px', fontSize: '0.9em' } as const;
export const cell = componentStyle({
  ...cellRule,
  '@container': { [narrow]: narrowCell },
  selectors: { [isLong]: longCell, [onReceipt]: receiptCell },
});
/** A figure or a day, which has a label of its own where the columns have gone. */
export const labelled = componentStyle({
  ...cellRule,
  '@container': {
    [narrow]: labelledCell,
  },
  selectors: { [isLong]: longCell, [onReceipt]: receiptCell },
});
export const end = componentStyle({
  ...cellRule,
  textAlign: 'end',
  '@container': {
    [narrow]: labelledCell,
  },
  selectors: {
    [isLong]: longCell,
    [onReceipt]: { ...receiptCell, textAlign: 'end', paddingInlineStart: '8px' },
  },
});
export const indexCell = componentStyle({
  ...cellRule,
  ...numeric,
  inlineSize: '24px',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  '@container': { [narrow]: { display: 'none' } },
  selectors: { [isLong]: longCell },
});
export const phoneColumn = componentStyle({ ...headCellRule, inlineSize: '36%' });
export const imeiColumn = componentStyle({ ...headCellRule, inlineSize: '30%' });

export const phone = componentStyle({ minInlineSize: 0 });
export const phoneName = componentStyle({
  display: 'block',
  fontWeight: vars.weight.strong,
  selectors: { '[data-returned] &': { textDecoration: 'line-through' } },
});
export const detail = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  selectors: { [isLong]: { display: 'inline' } },
});
export const status = componentStyle({
  display: 'block',
  fontWeight: vars.weight.medium,
  color: vars.color.text,
  selectors: { [isLong]: { display: 'inline', marginInlineStart: '6px' } },
});
export const returned = componentStyle({
  display: 'block',
  fontWeight: vars.weight.medium,
  color: vars.color.criticalText,
});

export const imeis = componentStyle({ display: 'grid', gap: '2px', margin: 0 });
export const imeiLine = componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: '6px' });
export const imeiTerm = componentStyle({
  color: vars.color.textMuted,
  fontSize: '0.85em',
  minInlineSize: '44px',
  whiteSpace: 'nowrap',
});

export const exchange = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) auto auto',
  gap: '12px 20px',
  alignItems: 'start',
  padding: '12px',
  border: hairline,
  borderRadius: vars.radius.small,
  background: vars.color.canvas,
  breakInside: 'avoid',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  selectors: {
    [onReceipt]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '4px', padding: '6px', background: 'none' },
  },
});
export const sectionTitle = componentStyle({
  margin: 0,
  fontSize: '0.85em',
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  breakAfter: 'avoid',
});

export const closing = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(260px, 48%)',
  gap: '24px',
  alignItems: 'start',
  breakInside: 'avoid',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  selectors: { [onReceipt]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' } },
});
export const closingText = componentStyle({
  display: 'grid',
  gap: '14px',
  '@container': { [narrow]: { order: 2 } },
  selectors: { [onReceipt]: { order: 2 } },
});
export const section = componentStyle({ minInlineSize: 0 });
export const words = componentStyle({ margin: 0, fontWeight: vars.weight.medium });
export const totals = componentStyle({ display: 'flex', flexDirection: 'column', margin: 0 });
const lineRule = {
  '@media': { [print]: { paddingBlock: '3px' } },
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '16px',
  padding: '5px 8px',
} as const;
const receiptLine = { padding: '2px 0', gap: '8px' } as const;
export const line = componentStyle({ ...lineRule, selectors: { [onReceipt]: receiptLine } });
export const lineTerm = componentStyle({ minInlineSize: 0 });
export const grandTotal = componentStyle({
  ...lineRule,
  fontSize: '1.25em',
  fontWeight: vars.weight.strong,
  borderBlock: `1px solid ${vars.color.borderStrong}`,
  marginBlockEnd: '4px',
  selectors: { [onReceipt]: { ...receiptLine, borderBlock: dashed } },
});
export const balance = componentStyle({
  ...lineRule,
  marginBlockStart: '4px',
  fontWeight: vars.weight.strong,
  color: vars.color.cautionText,
  background: vars.color.cautionSoft,
  borderRadius: vars.radius.small,
  selectors: {
    [onReceipt]: {
      ...receiptLine,
      color: vars.color.text,
      background: 'none',
      borderBlock: dashed,
      borderRadius: 0,
    },
  },
});
export const account = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  margin: '8px 0 0',
  breakInside: 'avoid',
});
export const accountAfter = componentStyle({
  ...lineRule,
  fontWeight: vars.weight.strong,
  borderBlockStart: hairline,
  selectors: { [onReceipt]: { ...receiptLine, borderBlockStart: dashed } },
});
export const settled = componentStyle({
  margin: '4px 0 0',
  padding: '5px 8px',
  fontWeight: vars.weight.strong,
  color: vars.color.positiveText,
  background: vars.color.positiveSoft,
  borderRadius: vars.radius.small,
  selectors: { [onReceipt]: { padding: '2px 0', color: vars.color.text, background: 'none' } },
});
export const undone = componentStyle({
  margin: '4px 0 0',
  padding: '5px 8px',
  fontWeight: vars.weight.strong,
  color: vars.color.criticalText,
  background: vars.color.criticalSoft,
  borderRadius: vars.radius.small,
});

export const returns = componentStyle({
  display: 'grid',
  gap: '8px',
  padding: '12px',
  border: hairline,
  borderRadius: vars.radius.small,
  breakInside: 'avoid',
  selectors: { [onReceipt]: { padding: '6px', gap: '6px' } },
});
export const returnHead = componentStyle({ margin: 0 });

export const terms = componentStyle({ color: vars.color.textMuted, fontSize: '0.9em' });
export const termsKind = componentStyle({
  margin: '4px 0 0',
  fontSize: '1em',
  fontWeight: vars.weight.medium,
  breakAfter: 'avoid',
});
export const termsList = componentStyle({ margin: 0, paddingInlineStart: '18px', listStyle: 'decimal' });
export const termsItem = componentStyle({ overflowWrap: 'anywhere' });

export const footer = componentStyle({
  marginBlockStart: 'auto',
  paddingBlockStart: '44px',
  breakInside: 'avoid',
  '@media': { [print]: { paddingBlockStart: '32px' } },
  selectors: { [onReceipt]: { marginBlockStart: 0, paddingBlockStart: '34px' } },
});
export const signatures = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '48px',
  alignItems: 'start',
  selectors: { [onReceipt]: { gap: '16px' } },
});
export const signature = componentStyle({
  borderBlockStart: `1px solid ${vars.color.borderStrong}`,
  paddingBlockStart: '6px',
  color: vars.color.textMuted,
  textAlign: 'center',
});
export const signer = componentStyle({ ...lines(2) });
export const thanks = componentStyle({
  margin: '16px 0 0',
  textAlign: 'center',
  color: vars.color.textMuted,
  '@media': { [print]: { marginBlockStart: '8px' } },
  selectors: { [onReceipt]: { margin: '8px 0' } },
});
export const nothing = componentStyle({ margin: 0, color: vars.color.textMuted });

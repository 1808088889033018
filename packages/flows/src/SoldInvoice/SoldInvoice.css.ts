import { vars } from '@handset/ui/theme';
import { createContainer, globalStyle, style } from '@vanilla-extract/css';

const sheet = createContainer('handset-invoice');
/** Where the paper is too narrow for its tables: a phone's screen. */
const narrow = `${sheet} (max-width: 600px)`;
const print = 'print';

const numeric = { fontFamily: vars.font.numeric, fontVariantNumeric: 'tabular-nums' } as const;
const hairline = `1px solid ${vars.color.border}`;

/** What the paper lies on. */
export const desk = style({
  containerName: sheet,
  containerType: 'inline-size',
  inlineSize: '100%',
  maxInlineSize: '210mm',
  marginInline: 'auto',
  '@media': { [print]: { containerType: 'normal', maxInlineSize: 'none' } },
});

export const paper = style({
  page: 'handset-invoice',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '20px',
  boxSizing: 'border-box',
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
  printColorAdjust: 'exact',
  '@container': {
    [narrow]: { minBlockSize: 0, padding: '20px 16px', gap: '18px', fontSize: '14px' },
  },
  '@media': {
    [print]: {
      // The sheet less its margins, so that the signatures stand at its foot.
      minBlockSize: '268mm',
      padding: 0,
      overflow: 'visible',
      border: 'none',
      borderRadius: 0,
      boxShadow: 'none',
      gap: '14px',
      fontSize: '10pt',
    },
  },
  // Nastaliq's full leading would push an ordinary sale to a second sheet.
  selectors: {
    '&[lang="ur"]': { lineHeight: 1.75 },
    '&[data-watermark]::before': {
      content: 'attr(data-watermark)',
      position: 'absolute',
      insetBlockStart: '42%',
      insetInline: 0,
      textAlign: 'center',
      fontSize: 'min(120px, 22vw)',
      lineHeight: 1.6,
      fontWeight: vars.weight.strong,
      color: vars.color.cautionText,
      opacity: 0.06,
      transform: 'rotate(-24deg)',
      pointerEvents: 'none',
    },
  },
});

globalStyle(`.${paper} :is(p, h2, h3, dl, dd, ol)`, { margin: 0, padding: 0 });

const a4 = { size: 'A4', margin: '14mm' };
globalStyle('@page handset-invoice', a4);

// Only the document prints: what is not on the way to it disappears, what is loses its frame.
globalStyle(`body:has(.${paper}) :not(:has(.${paper}), .${paper}, .${paper} *)`, {
  '@media': { [print]: { display: 'none !important' } },
});
globalStyle(`:is(html, body, body *):has(.${paper})`, {
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
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '20px',
  paddingBlockEnd: '16px',
  borderBlockEnd: `2px solid ${vars.color.accent}`,
  '@container': { [narrow]: { flexWrap: 'wrap', gap: '12px' } },
});
export const shop = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  '@container': { [narrow]: { flexBasis: '100%' } },
});
export const shopName = style({
  fontSize: '26px',
  lineHeight: 1.2,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  selectors: { '[lang="ur"] &': { lineHeight: 1.7, letterSpacing: 0 } },
});
export const shopLine = style({ color: vars.color.textMuted, whiteSpace: 'pre-line' });
export const number = style({
  flex: '0 0 auto',
  textAlign: 'end',
  '@container': { [narrow]: { flex: '1 1 0', textAlign: 'start' } },
});
export const title = style({
  color: vars.color.accentText,
  fontWeight: vars.weight.strong,
});
export const pair = style({ display: 'flex', flexDirection: 'column' });
export const invoiceNumber = style({
  ...numeric,
  fontSize: '20px',
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
});
export const draft = style({
  fontSize: '20px',
  lineHeight: 1.3,
  fontWeight: vars.weight.strong,
  color: vars.color.cautionText,
  selectors: { '[lang="ur"] &': { lineHeight: 2 } },
});
export const qr = style({ flex: '0 0 auto', inlineSize: '22mm', blockSize: '22mm' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))',
  gap: '12px 20px',
  '@container': { [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const customer = style({ '@container': { [narrow]: { gridColumn: '1 / -1' } } });
export const term = style({ color: vars.color.textSubtle, fontSize: '0.85em' });
export const definition = style({ margin: 0, overflowWrap: 'anywhere' });
export const customerName = style({
  display: 'block',
  fontSize: '16px',
  fontWeight: vars.weight.strong,
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@container': { [narrow]: { display: 'block' } },
});
export const caption = style({
  textAlign: 'start',
  fontWeight: vars.weight.strong,
  paddingBlockEnd: '6px',
  '@container': { [narrow]: { display: 'block' } },
});
globalStyle(`.${table} th`, {
  padding: '6px 8px',
  textAlign: 'start',
  fontSize: '0.85em',
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  background: vars.color.sunken,
  borderBlock: hairline,
});
globalStyle(`.${table} td`, { padding: '8px', verticalAlign: 'top', borderBlockEnd: hairline });
globalStyle(`.${table} tr`, { breakInside: 'avoid' });
globalStyle(`.${table} thead`, { '@container': { [narrow]: { display: 'none' } } });
globalStyle(`.${table} tbody`, { '@container': { [narrow]: { display: 'block' } } });
globalStyle(`.${table} tr`, {
  '@container': {
    [narrow]: { display: 'block', paddingBlock: '10px', borderBlockStart: hairline },
  },
});
globalStyle(`.${table} td`, {
  '@container': { [narrow]: { display: 'block', padding: '2px 0', border: 'none', textAlign: 'start' } },
});
globalStyle(`.${table} td[data-label]`, {
  '@container': { [narrow]: { display: 'flex', justifyContent: 'space-between', gap: '12px' } },
});
globalStyle(`.${table} td[data-label]::before`, {
  color: vars.color.textMuted,
  '@container': { [narrow]: { content: 'attr(data-label)' } },
});

export const index = style({
  inlineSize: '24px',
  color: vars.color.textSubtle,
  '@container': { [narrow]: { display: 'none !important' } },
});
export const end = style({});
globalStyle(`.${table} .${end}`, {
  textAlign: 'end',
  '@container': { [narrow]: { textAlign: 'start' } },
});
export const unbroken = style({ whiteSpace: 'nowrap' });
export const phonesHead = style({});
globalStyle(`.${phonesHead} th:nth-child(2)`, { inlineSize: '36%' });
globalStyle(`.${phonesHead} th:nth-child(3)`, { inlineSize: '33%' });
export const phoneName = style({ display: 'block', fontWeight: vars.weight.strong });
export const detail = style({ display: 'block', color: vars.color.textMuted });
export const status = style({ display: 'block', fontWeight: vars.weight.medium, color: vars.color.text });

export const imeis = style({ display: 'grid', gap: '2px' });
export const imeiLine = style({ display: 'flex', flexWrap: 'wrap', columnGap: '6px' });
export const imeiTerm = style({
  color: vars.color.textSubtle,
  fontSize: '0.85em',
  minInlineSize: '44px',
  whiteSpace: 'nowrap',
});
export const imei = style({ ...numeric, margin: 0, whiteSpace: 'nowrap' });
export const money = style({ ...numeric, whiteSpace: 'nowrap' });

export const exchange = style({
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
});
export const sectionTitle = style({
  fontSize: '0.85em',
  fontWeight: vars.weight.medium,
  color: vars.color.textSubtle,
});

export const closing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(260px, 48%)',
  gap: '24px',
  alignItems: 'start',
  breakInside: 'avoid',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const closingText = style({
  display: 'grid',
  gap: '14px',
  '@container': { [narrow]: { order: 2 } },
});
export const words = style({ fontWeight: vars.weight.medium });
export const terms = style({
  color: vars.color.textMuted,
  fontSize: '0.9em',
  selectors: { '&&': { paddingInlineStart: '18px' } },
});
export const totals = style({ display: 'flex', flexDirection: 'column' });
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '16px',
  padding: '5px 8px',
});
export const grandTotal = style({
  fontSize: '1.25em',
  fontWeight: vars.weight.strong,
  borderBlock: `1px solid ${vars.color.borderStrong}`,
  marginBlockEnd: '4px',
});
export const balance = style({
  marginBlockStart: '4px',
  fontWeight: vars.weight.strong,
  color: vars.color.cautionText,
  background: vars.color.cautionSoft,
  borderRadius: vars.radius.small,
});
export const settled = style({
  selectors: { '&&': { marginBlockStart: '4px', padding: '5px 8px' } },
  fontWeight: vars.weight.strong,
  color: vars.color.positiveText,
  background: vars.color.positiveSoft,
  borderRadius: vars.radius.small,
});

export const footer = style({ marginBlockStart: 'auto', paddingBlockStart: '48px', breakInside: 'avoid' });
export const signatures = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '48px' });
export const signature = style({
  borderBlockStart: `1px solid ${vars.color.borderStrong}`,
  paddingBlockStart: '6px',
  color: vars.color.textMuted,
  textAlign: 'center',
});
export const thanks = style({
  selectors: { '&&': { marginBlockStart: '16px' } },
  textAlign: 'center',
  color: vars.color.textSubtle,
});

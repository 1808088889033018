import { vars } from '@handset/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

globalStyle('@page handset-challan', { size: 'A4', margin: '14mm' } as object);

const hairline = '1px solid #999';

export const sheet = style({
  page: 'handset-challan',
  display: 'grid',
  gap: '6mm',
  color: 'black',
  background: 'white',
  fontSize: '10pt',
  lineHeight: 1.4,
  // Nastaliq slopes downwards.
  selectors: { '&:lang(ur)': { lineHeight: 1.9 } },
});

export const head = style({ display: 'flex', justifyContent: 'space-between', gap: '8mm' });
export const shop = style({ display: 'grid', justifyItems: 'start', gap: '1mm', whiteSpace: 'pre-line' });
export const name = style({ fontSize: '15pt', fontWeight: 600 });
export const title = style({ margin: 0, fontSize: '13pt', fontWeight: 600 });
export const facts = style({ display: 'grid', justifyItems: 'end', gap: '1mm' });

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });
const cell = style({ paddingBlock: '1.5mm', paddingInline: '2mm', borderBlockEnd: hairline });
export const term = style([cell, { textAlign: 'start', fontWeight: 600 }]);
export const text = style([cell, { textAlign: 'start', breakInside: 'avoid' }]);
export const priceTerm = style([cell, { textAlign: 'end', fontWeight: 600 }]);
export const figure = style([
  cell,
  { textAlign: 'end', fontFamily: vars.font.numeric, fontVariantNumeric: 'tabular-nums' },
]);

export const signatures = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '20mm',
  marginBlockStart: '20mm',
  breakInside: 'avoid',
});
export const signature = style({
  display: 'grid',
  paddingBlockStart: '2mm',
  borderBlockStart: hairline,
});
export const paragraph = style({ margin: 0 });
export const hint = style({ fontSize: '8pt' });

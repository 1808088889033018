import { vars } from '@handset/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// The common label of thermal printers; the printer scales it to a roll of another size.
globalStyle('@page handset-label', { size: '58mm 40mm', margin: '0' } as object);

export const label = style({
  page: 'handset-label',
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: '1mm',
  inlineSize: '58mm',
  blockSize: '40mm',
  padding: '2mm 3mm',
  overflow: 'hidden',
  color: 'black',
  background: 'white',
  fontFamily: vars.font.family,
  fontSize: '7.5pt',
  lineHeight: 1.25,
  selectors: { '& + &': { breakBefore: 'page' } },
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const name = style([oneLine, { minInlineSize: 0, fontSize: '10pt', fontWeight: 600 }]);
export const facts = style(oneLine);
export const bars = style({ inlineSize: '100%', blockSize: '100%', minBlockSize: 0 });

/** Name of the phone, with the price beside it. */
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2mm',
});

export const price = style({ flexShrink: 0, fontSize: '10pt' });
export const imei = style({ textAlign: 'center' });

import { globalStyle, style } from '@vanilla-extract/css';
import { LONG_RECEIPT_HEIGHT, RECEIPT_HEIGHTS } from './receiptPages.ts';

const print = 'print';

/** Marks the sheets that a page prints, in place of everything around them. */
export const printed = style({});

// Print only the document: hide everything outside it, and remove the frames around it.
globalStyle(`body:has(.${printed}) :not(:has(.${printed}), .${printed}, .${printed} *)`, {
  '@media': { [print]: { display: 'none !important' } },
});
globalStyle(
  `:is(html, body, body *):has(.${printed})::before, :is(html, body, body *):has(.${printed})::after`,
  {
    '@media': { [print]: { content: 'none !important' } },
  },
);
globalStyle(`:is(html, body, body *):has(.${printed})`, {
  '@media': {
    [print]: {
      display: 'block !important',
      position: 'static !important' as 'static',
      blockSize: 'auto !important',
      minBlockSize: '0 !important',
      maxBlockSize: 'none !important',
      inlineSize: 'auto !important',
      minInlineSize: '0 !important',
      maxInlineSize: 'none !important',
      margin: '0 !important',
      padding: '0 !important',
      overflow: 'visible !important',
      visibility: 'visible !important' as 'visible',
      opacity: '1 !important',
      border: 'none !important',
      background: 'none !important',
      boxShadow: 'none !important',
      transform: 'none !important',
      filter: 'none !important',
      contain: 'none !important',
      containerType: 'normal !important' as 'normal',
    },
  },
});

const pageRule = (name: string, size: string, margin: string) => {
  globalStyle(`@page ${name}`, { size, margin } as object);
  return name;
};

/** The page of an A4 sheet. */
export const sheetPage = style({ page: pageRule('handset-invoice', 'A4', '12mm') });

const receiptPage = (height: number, suffix: string) =>
  style({ page: pageRule(`handset-receipt-${suffix}`, `80mm ${height}mm`, '0') });

/** The pages of receipts, by their height in millimetres. */
export const receiptPages: Readonly<Record<number, string>> = Object.fromEntries(
  RECEIPT_HEIGHTS.map((height) => [height, receiptPage(height, String(height))]),
);

/** The pages of a receipt that needs several. */
export const longReceiptPage = receiptPage(LONG_RECEIPT_HEIGHT, 'long');

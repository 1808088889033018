import { stockImportAnswer } from '../imports.ts';
import type { Calls } from './Call.ts';

/** Files that are taken in. */
export const sheetContract = {
  importStock: {
    method: 'POST',
    url: '/api/import/stock',
    summary: 'Take the phones of an Excel workbook or a CSV file into stock, all or none; or only try it',
    access: 'open-books',
    answer: stockImportAnswer,
  },
} as const satisfies Calls;

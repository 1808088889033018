import {
  CONDITIONS,
  RAM_MEMORY_OPTIONS,
  SPECIFICATIONS,
  STOCK_COLUMNS,
  type StockField,
} from '@handset/domain';
import writeWorkbook, { type CellObject } from 'write-excel-file/node';

/** What each column of the template takes, said in the sheet beside it. */
const TAKES: Record<StockField, string> = {
  imei1: 'Required. 15 digits; the column is text, so that no digit is lost',
  imei2: 'Of a phone with two SIMs',
  companyName: 'Required. Such as Samsung',
  modelName: 'Required. Such as Galaxy A15',
  name: 'How your shop calls the phone; company and model when blank',
  ramMemory: `Such as ${RAM_MEMORY_OPTIONS.slice(0, 4).join(', ')}`,
  color: 'Any',
  condition: `${CONDITIONS.join(' or ')}; ${CONDITIONS[0]} when blank`,
  specifications: `One of: ${SPECIFICATIONS.join(', ')}`,
  batteryHealth: 'A percentage from 1 to 100',
  purchasePrice: 'Required. What the phone cost, in rupees',
  demandPrice: 'In rupees',
  finalPrice: 'In rupees',
  date: 'The day on which the phone came; today when blank',
};

const KINDS: Partial<Record<StockField, Pick<CellObject, 'type' | 'format'>>> = {
  purchasePrice: { type: Number, format: '#,##0.00' },
  demandPrice: { type: Number, format: '#,##0.00' },
  finalPrice: { type: Number, format: '#,##0.00' },
  batteryHealth: { type: Number },
  date: { type: Date, format: 'yyyy-mm-dd' },
};
/** A column that a spreadsheet must not make numbers or dates of. */
const AS_TEXT = { type: String, format: '@' };

/** Rows that are ready to be filled in, each cell of the kind that it takes. */
const READY_ROWS = 200;

/** An empty workbook that an import of stock reads, with a second sheet that says what its columns take. */
export function stockTemplate(): Promise<Buffer> {
  const blank = STOCK_COLUMNS.map(({ field }): CellObject => ({ ...(KINDS[field] ?? AS_TEXT) }));
  return writeWorkbook([
    {
      sheet: 'Stock',
      data: [
        STOCK_COLUMNS.map(({ header }): CellObject => ({ value: header, fontWeight: 'bold' })),
        ...Array.from({ length: READY_ROWS }, () => blank),
      ],
      stickyRowsCount: 1,
      columns: STOCK_COLUMNS.map(({ field }) => ({ width: field.startsWith('imei') ? 20 : 16 })),
    },
    {
      sheet: 'Help',
      data: STOCK_COLUMNS.map(({ field, header }): CellObject[] => [
        { value: header, fontWeight: 'bold' },
        { value: TAKES[field] },
      ]),
      columns: [{ width: 20 }, { width: 80 }],
    },
  ]).toBuffer();
}

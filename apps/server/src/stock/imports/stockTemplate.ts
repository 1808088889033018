import { STOCK_COLUMNS } from '@handset/domain';
import writeWorkbook, { type CellObject } from 'write-excel-file/node';

type CellFormat = Pick<CellObject, 'type' | 'format'>;

const IN_RUPEES: CellFormat = { type: Number, format: '#,##0.00' };
/** A column that a spreadsheet must not make numbers or dates of. */
const AS_TEXT: CellFormat = { type: String, format: '@' };
const FORMATS: Record<(typeof STOCK_COLUMNS)[number]['kind'], CellFormat> = {
  imei: AS_TEXT,
  text: AS_TEXT,
  percent: { type: Number },
  money: IN_RUPEES,
  cost: IN_RUPEES,
  day: { type: Date, format: 'yyyy-mm-dd' },
};

/** Rows that are ready to be filled in, each cell of the kind that it takes. */
const READY_ROWS = 200;

/** An empty workbook that an import of stock reads, with a second sheet that says what its columns take. */
export function stockTemplate(): Promise<Buffer> {
  const blank = STOCK_COLUMNS.map(({ kind }): CellObject => FORMATS[kind]);
  return writeWorkbook([
    {
      sheet: 'Stock',
      data: [
        STOCK_COLUMNS.map(({ header }): CellObject => ({ value: header.en, fontWeight: 'bold' })),
        ...Array.from({ length: READY_ROWS }, () => blank),
      ],
      stickyRowsCount: 1,
      columns: STOCK_COLUMNS.map(({ kind }) => ({ width: kind === 'imei' ? 20 : 16 })),
    },
    {
      sheet: 'Help',
      data: STOCK_COLUMNS.map(({ header, isRequired, takes }): CellObject[] => [
        { value: header.en, fontWeight: 'bold' },
        { value: isRequired ? `Required. ${takes}` : takes },
      ]),
      columns: [{ width: 20 }, { width: 80 }],
    },
  ]).toBuffer();
}

import { parentPort, workerData } from 'node:worker_threads';
import writeWorkbook, { type CellObject } from 'write-excel-file/node';
import type { Cell, CellKind } from '../../base/exports/Cell.ts';
import type { WorkbookMessage, WorkbookOptions } from './workbook.ts';

// Runs in a separate thread, because a large workbook takes seconds.

const { sheet, columns, isRightToLeft } = workerData as WorkbookOptions;
const MAX_CELL_LENGTH = 32_767;
const WIDTHS: Record<CellKind, number> = { text: 22, imei: 18, number: 10, money: 14, day: 12 };

const rows: (CellObject | string | number | null)[][] = [
  columns.map(({ header }) => ({ value: plain(header), fontWeight: 'bold' })),
];

parentPort?.on('message', async (message: WorkbookMessage) => {
  if (message.kind === 'rows') {
    for (const row of message.rows)
      rows.push(row.map((cell, index) => cellOf(cell, columns[index]?.kind ?? 'text')));
    return;
  }
  const file = await writeWorkbook(rows, {
    sheet,
    stickyRowsCount: 1,
    rightToLeft: isRightToLeft,
    columns: columns.map(({ kind }) => ({ width: WIDTHS[kind] })),
  }).toBuffer();
  const bytes = new Uint8Array(file);
  parentPort?.postMessage(bytes, [bytes.buffer]);
  parentPort?.close();
});

/** Only what needs a format is an object: there are millions of these. */
function cellOf(cell: Cell, kind: CellKind): CellObject | string | number | null {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'number') {
    if (kind !== 'money') return cell;
    return { value: cell, type: Number, format: Number.isInteger(cell) ? '#,##0' : '#,##0.00' };
  }
  if (kind === 'day') return { value: new Date(`${cell}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' };
  // Marked as text, it stays text when somebody edits it.
  if (kind === 'imei') return { value: plain(cell), type: String, format: '@' };
  return plain(cell);
}

/** A text as a workbook may hold it. */
function plain(text: string): string {
  // `_x0041_` means `A` there; an escaped underscore means itself.
  const escaped = text.slice(0, MAX_CELL_LENGTH).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
  // The library looks texts up in an object, which has answers of its own for these: 'constructor' is one.
  return escaped in Object.prototype ? `${escaped} ` : escaped;
}

import { parentPort, workerData } from 'node:worker_threads';
import type { Refusal } from '@handset/domain';
import papa from 'papaparse';
import { readSheet } from 'read-excel-file/universal';
import { boundedArchive } from './boundedArchive.ts';
import type { Table, TableCell, TableReading } from './readTable.ts';
import { TABLE_BOUNDS } from './tableBounds.ts';
import { UnreadableFile } from './UnreadableFile.ts';

// Runs in a thread of its own, with a bound on its memory and its time: the file may be anything. Packages of the workspace are
// imported for their types alone, because a thread finds only their built form.

const { bytes, maxRows } = workerData as { bytes: Uint8Array; maxRows: number };
/** Headers and what people write above them come on top. */
const MAX_FILLED = maxRows + 20;

read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).then(
  (table) => parentPort?.postMessage({ table } satisfies TableReading),
  (error: unknown) => parentPort?.postMessage({ refusal: refusalOf(error) } satisfies TableReading),
);

function refusalOf(error: unknown): Refusal {
  return error instanceof UnreadableFile ? error.refusal : { code: 'file-unreadable', params: {} };
}

async function read(file: Buffer): Promise<Table> {
  const begin = file.subarray(0, 4).toString('latin1');
  if (begin === 'PK\x03\x04') return readWorkbook(file);
  if (begin === '\xd0\xcf\x11\xe0') throw new UnreadableFile({ code: 'workbook-old', params: {} });
  return readCsv(textOf(file));
}

async function readWorkbook(file: Buffer): Promise<Table> {
  const { buffer, byteOffset, byteLength } = boundedArchive(file);
  const archive = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  const rows = await readSheet<{ number: string }>(archive, {
    parseNumber: (written) => ({ number: written }),
  });
  return bounded(rows.map((row) => row.map(cellOf)));
}

function cellOf(value: unknown): TableCell {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? null : { day: value.toISOString().slice(0, 10) };
  if (typeof value === 'object' && 'number' in value) return { number: String(value.number) };
  return { text: String(value) };
}

function readCsv(text: string): Table {
  const table: Table = [];
  // Row by row, so that no more rows than the bounds allow are kept.
  papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    step({ data, errors }) {
      const number = table.length + 1;
      if (errors.some(({ type }) => type === 'Quotes'))
        throw new UnreadableFile({ code: 'quotation-open', params: { row: number } });
      if (number > TABLE_BOUNDS.rows) throw tooManyRows();
      if (data.length > TABLE_BOUNDS.columns)
        throw new UnreadableFile({
          code: 'row-too-wide',
          params: { row: number, columns: TABLE_BOUNDS.columns },
        });
      table.push(data.map((cell) => (cell.trim() === '' ? null : { text: cell })));
    },
  });
  return bounded(table);
}

/** Guesses the separator: the common one that occurs most in the first lines, outside quotes. */
function separatorOf(text: string): string {
  const begin = text.slice(0, 10_000).replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t', '|'].map((mark) => ({ mark, count: begin.split(mark).length }));
  return counts.sort((a, b) => b.count - a.count)[0]?.mark ?? ',';
}

function textOf(file: Buffer): string {
  const mark = file.subarray(0, 2).toString('latin1');
  const encoding = mark === '\xff\xfe' ? 'utf-16le' : mark === '\xfe\xff' ? 'utf-16be' : 'utf-8';
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(file);
  } catch {
    throw new UnreadableFile({ code: 'text-unreadable', params: {} });
  }
  if (text.includes('\0')) throw new UnreadableFile({ code: 'file-no-table', params: {} });
  return text;
}

/** Refuses a table of more rows than may be imported; rows that are empty do not count. */
function bounded(rows: Table): Table {
  const filled = rows.filter((row) => row.some((cell) => cell !== null)).length;
  if (filled > MAX_FILLED) throw tooManyRows();
  if (filled === 0) throw new UnreadableFile({ code: 'file-empty', params: {} });
  // Cells may share one long text, which is copied for each of them on its way out of this thread.
  let characters = 0;
  for (const row of rows) for (const cell of row) characters += lengthOf(cell);
  if (characters > TABLE_BOUNDS.characters)
    throw new UnreadableFile({ code: 'file-too-much-text', params: {} });
  return rows;
}

function lengthOf(cell: TableCell): number {
  if (cell === null) return 0;
  return 'text' in cell ? cell.text.length : 'number' in cell ? cell.number.length : 0;
}

function tooManyRows(): UnreadableFile {
  return new UnreadableFile({ code: 'rows-too-many', params: { most: maxRows } });
}

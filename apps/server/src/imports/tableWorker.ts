import { parentPort, workerData } from 'node:worker_threads';
import papa from 'papaparse';
import { readSheet } from 'read-excel-file/universal';
import { boundedArchive, UnreadableFile } from './boundedArchive.ts';
import type { Table, TableCell, TableReading } from './readTable.ts';

// Runs in a thread of its own, with a bound on its memory and its time: the file may be anything.

const { bytes, maxRows } = workerData as { bytes: Uint8Array; maxRows: number };
/** Headers and what people write above them come on top. */
const MAX_FILLED = maxRows + 20;

read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).then(
  (table) => parentPort?.postMessage({ table } satisfies TableReading),
  (error: unknown) => parentPort?.postMessage({ refusal: refusalOf(error) } satisfies TableReading),
);

function refusalOf(error: unknown): string {
  if (error instanceof UnreadableFile) return error.message;
  return 'This file cannot be read. Send an Excel workbook (.xlsx) or a CSV file';
}

async function read(file: Buffer): Promise<Table> {
  const begin = file.subarray(0, 4).toString('latin1');
  if (begin === 'PK\x03\x04') return readWorkbook(file);
  if (begin === '\xd0\xcf\x11\xe0')
    throw new UnreadableFile(
      'This is an old Excel workbook (.xls), or a locked one. Save it as .xlsx or as CSV, and send that',
    );
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
  const { data, errors } = papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw new UnreadableFile(`A quotation mark in row ${(broken.row ?? 0) + 1} is not closed`);
  return bounded(data.map((row) => row.map((cell) => (cell.trim() === '' ? null : { text: cell }))));
}

/** What stands between the cells: of the usual marks the one that the first lines hold most often, outside of quotes. */
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
    throw new UnreadableFile('This text cannot be read. Save it as CSV UTF-8, and send that');
  }
  if (text.includes('\0'))
    throw new UnreadableFile('This is neither an Excel workbook (.xlsx) nor a CSV file');
  return text;
}

/** Refuses a table of more rows than may be imported; rows that are empty do not count. */
function bounded(rows: Table): Table {
  const filled = rows.filter((row) => row.some((cell) => cell !== null)).length;
  if (filled > MAX_FILLED)
    throw new UnreadableFile(`At most ${maxRows.toLocaleString('en')} rows at once: send the file in parts`);
  if (filled === 0) throw new UnreadableFile('This file is empty');
  return rows;
}

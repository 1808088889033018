import { type CellValue, cellText, type IndexedColumn } from './createRowIndex.ts';

/** A column of what is written. */
export interface CsvColumn<Row> extends IndexedColumn<Row> {
  /** Its title. */
  header: string;
}

/** How rows are written. */
export interface CsvOptions<Row> {
  /** The columns, in their order. */
  columns: readonly CsvColumn<Row>[];
  /** The rows, in their order. */
  rows: Iterable<Row>;
  /** What stands between cells; a tab is what spreadsheets take from the clipboard. @default ',' */
  delimiter?: ',' | ';' | '\t' | undefined;
  /** Whether the titles of the columns come first. @default true */
  hasHeader?: boolean | undefined;
}

/** Text that a spreadsheet would run as a formula, after spaces and in full-width letters too. */
const formula = /^[\s\u00a0\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]/;
const plainNumber = /^[+-]?\d+(\.\d+)?$/;

/**
 * Rows as comma- or tab-separated text (RFC 4180, lines end with CR LF). Text that a spreadsheet would take for a formula gets an apostrophe
 * before it; numbers are left as they are.
 */
export function toCsv<Row>({ columns, rows, delimiter = ',', hasHeader = true }: CsvOptions<Row>): string {
  const lines: string[] = [];
  if (hasHeader) lines.push(columns.map(({ header }) => csvCell(header, delimiter)).join(delimiter));
  for (const row of rows) {
    lines.push(columns.map((column) => csvCell(textOrNumber(column, row), delimiter)).join(delimiter));
  }
  return lines.join('\r\n');
}

function textOrNumber<Row>(column: IndexedColumn<Row>, row: Row): CellValue {
  const value = column.text ? undefined : column.value(row);
  return typeof value === 'number' && Number.isFinite(value) ? value : cellText(column, row);
}

function csvCell(value: CellValue, delimiter: string): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const harmless = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  const isQuoted = /["\r\n\t]/.test(harmless) || harmless.includes(delimiter) || harmless !== harmless.trim();
  return isQuoted ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

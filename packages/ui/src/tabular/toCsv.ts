/** The value of a cell, for sorting, searching, adding up and copying. */
export type CellValue = string | number | null | undefined;

/** A column as far as its values go. */
export interface ValueColumn<Row> {
  id: string;
  value: (row: Row) => CellValue;
  text?: ((row: Row) => string) | undefined;
}

/** The text of a cell: the column's own text if it has one, otherwise the value. */
export function cellText<Row>(column: ValueColumn<Row>, row: Row): string {
  if (column.text) return column.text(row);
  const value = column.value(row);
  return value === null || value === undefined || Number.isNaN(value) ? '' : String(value);
}

/** One column of the text. */
export interface CsvColumn<Row> extends ValueColumn<Row> {
  /** Its title. */
  header: string;
}

/** Options of `toCsv`. */
export interface CsvOptions<Row> {
  /** The columns, in their order. */
  columns: readonly CsvColumn<Row>[];
  /** The rows, in their order. */
  rows: Iterable<Row>;
  /** The character between cells; spreadsheets take a tab from the clipboard. @default ',' */
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

function textOrNumber<Row>(column: ValueColumn<Row>, row: Row): CellValue {
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

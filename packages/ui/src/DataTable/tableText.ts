import type { ReactNode } from 'react';
import { isMissing } from '../tabular/columnLook.ts';
import type { DataTableColumn } from './DataTableProps.ts';

/** A column as far as its values go. */
export type ValueColumn<Row> = Pick<DataTableColumn<Row>, 'id' | 'value' | 'text'>;

/** The text of a cell: the column's own text if it has one, otherwise the value. */
export function cellText<Row>(column: ValueColumn<Row>, row: Row): string {
  if (column.text) return column.text(row);
  const value = column.value(row);
  return isMissing(value) ? '' : String(value);
}

/** The content of a cell: its own node, or its text, where figures are grouped as the language does. */
export function cellContent<Row>(
  column: DataTableColumn<Row>,
  row: Row,
  numbers: Intl.NumberFormat,
): ReactNode {
  if (column.cell) return column.cell(row);
  const value = column.isNumeric && !column.text ? column.value(row) : undefined;
  return typeof value === 'number' && !Number.isNaN(value) ? numbers.format(value) : cellText(column, row);
}

/** Text that a spreadsheet would run as a formula, after spaces and in full-width letters too. */
const formula = /^[\s\u00a0\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]/;
const plainNumber = /^[+-]?\d+(\.\d+)?(e[+-]\d+)?$/;

/**
 * Rows as a spreadsheet takes them from the clipboard: titles first, a tab between cells, CR LF between
 * lines. Text that it would take for a formula gets an apostrophe before it; numbers are left as they are.
 */
export function spreadsheetText<Row>(
  columns: readonly (ValueColumn<Row> & { header: string })[],
  rows: readonly Row[],
): string {
  const titles = columns.map(({ header }) => header);
  const lines = [titles, ...rows.map((row) => columns.map((column) => cellText(column, row)))];
  return lines.map((line) => line.map(written).join('\t')).join('\r\n');
}

function written(text: string): string {
  const harmless = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  const isQuoted = /["\r\n\t]/.test(harmless) || harmless !== harmless.trim();
  return isQuoted ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

import type { ReactNode } from 'react';
import type { DataTableColumn } from './DataTableProps.ts';

/** A column as far as its values go. */
export type ValueColumn<Row> = Pick<DataTableColumn<Row>, 'id' | 'value' | 'text'>;

/** The text of a cell: the column's own text if it has one, otherwise the value. */
export function cellText<Row>(column: ValueColumn<Row>, row: Row): string {
  if (column.text) return column.text(row);
  const value = column.value(row);
  return value === null || value === undefined || Number.isNaN(value) ? '' : String(value);
}

/** The content of a cell: its own node, or its text, where figures are grouped as the language does. */
export function cellContent<Row>(
  column: DataTableColumn<Row>,
  row: Row,
  format: (value: number) => string,
): ReactNode {
  if (column.cell) return column.cell(row);
  const value = column.isNumeric && !column.text ? column.value(row) : undefined;
  return typeof value === 'number' && !Number.isNaN(value) ? format(value) : cellText(column, row);
}

import type { ReactNode } from 'react';
import type { DataTableColumn } from './DataTableColumn.ts';

/** What a row shows in a column: its own node, its words, or its value; figures grouped as the language does. */
export function cellContent<Row>(
  { cell, text, value, isNumeric }: DataTableColumn<Row>,
  row: Row,
  format: (value: number) => string,
): ReactNode {
  if (cell) return cell(row);
  if (text) return text(row);
  const held = value(row);
  if (typeof held !== 'number') return held ?? '';
  if (Number.isNaN(held)) return '';
  return isNumeric ? format(held) : String(held);
}

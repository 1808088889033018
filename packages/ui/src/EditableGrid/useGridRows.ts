import { useState } from 'react';
import type { GridRows } from './GridRows.ts';
import { GridStore } from './GridStore.ts';

/** How the rows of a grid begin. */
export interface GridRowsOptions<Row extends object> {
  /** Makes a blank row. */
  createRow: () => Row;
  /** The rows at first. @default none */
  initialRows?: readonly Row[] | undefined;
}

/**
 * The rows of an EditableGrid, kept for as long as the component lives. What is typed changes them without rendering the component; read
 * them with `getRows()` when they are needed, such as on submit.
 */
export function useGridRows<Row extends object>({
  createRow,
  initialRows = [],
}: GridRowsOptions<Row>): GridRows<Row> {
  const [rows] = useState(() => new GridStore(createRow, initialRows));
  return rows;
}

/** The store behind rows that `useGridRows` made. */
export function storeOf<Row extends object>(rows: GridRows<Row>): GridStore<Row> {
  if (rows instanceof GridStore) return rows;
  throw new TypeError('[@handset/ui] EditableGrid: `rows` must come from useGridRows().');
}

import { useState, useSyncExternalStore } from 'react';
import type { GridRows } from './EditableGridProps.ts';
import { GridStore } from './GridStore.ts';

/** Options of `useGridRows`. */
export interface GridRowsOptions<Row extends object> {
  /** Creates a blank row. */
  createRow: () => Row;
  /** The rows at first. @default none */
  initialRows?: readonly Row[] | undefined;
}

/**
 * The rows of an EditableGrid, kept while the component is mounted. Typing changes them without rendering the
 * component. Read them with `getRows()` when needed, such as on submit.
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

/** The number of rows, following every change. */
export function useGridCount<Row extends object>(rows: GridRows<Row>): number {
  const store = storeOf(rows);
  const count = () => store.getKeys().length;
  return useSyncExternalStore(store.subscribeOrder, count, count);
}

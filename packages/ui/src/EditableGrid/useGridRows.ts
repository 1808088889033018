import { useMemo, useState, useSyncExternalStore } from 'react';
import { createTally } from './createTally.ts';
import type { GridRows } from './EditableGridProps.ts';
import { GridStore, readCell } from './GridStore.ts';

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

/**
 * A sum over the rows of a grid that follows every change. It adds up a property, or a whole number that a function gives for each row. The
 * function must stay the same between renders and depend on nothing but the row. Only the component that calls this is rendered.
 */
export function useGridTotal<Row extends object>(
  rows: GridRows<Row>,
  measure: (keyof Row & string) | ((row: Row) => number),
): number {
  const tally = useMemo(
    () =>
      createTally(
        storeOf(rows),
        typeof measure === 'function' ? measure : (row: Row) => numberOf(readCell(row, measure)),
      ),
    [rows, measure],
  );
  return useSyncExternalStore(tally.subscribe, tally.get, tally.get);
}

/** The number of rows, following every change. */
export function useGridCount<Row extends object>(rows: GridRows<Row>): number {
  const store = storeOf(rows);
  const count = () => store.getKeys().length;
  return useSyncExternalStore(store.subscribeOrder, count, count);
}

/** The value as a number, or zero if it is not one. */
export function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

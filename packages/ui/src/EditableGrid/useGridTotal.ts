import { useMemo, useSyncExternalStore } from 'react';
import { createTally } from './createTally.ts';
import type { GridRows } from './GridRows.ts';
import { readCell } from './GridStore.ts';
import { storeOf } from './useGridRows.ts';

/**
 * A sum over the rows of a grid that follows every change: of a property, or of a whole number that a function gives for each row. The
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

/** How many rows there are, following every change. */
export function useGridCount<Row extends object>(rows: GridRows<Row>): number {
  const store = storeOf(rows);
  const count = () => store.getKeys().length;
  return useSyncExternalStore(store.subscribeOrder, count, count);
}

/** A figure, and zero for what is none. */
export function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

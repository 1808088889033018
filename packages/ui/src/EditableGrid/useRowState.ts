import { useCallback, useRef, useSyncExternalStore } from 'react';
import { type Grid, isCellReadOnly } from './Grid.ts';
import type { GridRowErrors } from './gridColumns.ts';

/** What a row shows beside its values; a keystroke rarely changes it. */
interface RowState<Row extends object> {
  errors: GridRowErrors<Row>;
  /** For each column, whether it is read-only here. */
  readOnly: readonly boolean[];
}

/** The state of a row that needs rendering when it changes. */
export function useRowState<Row extends object>(grid: Grid<Row>, rowKey: string): RowState<Row> {
  const last = useRef<RowState<Row> | null>(null);

  const getState = useCallback(() => {
    const row = grid.store.getRow(rowKey);
    const next: RowState<Row> = {
      errors: grid.errors.errorsOf(rowKey),
      readOnly: grid.columns.map(({ column }) => row === undefined || isCellReadOnly(grid, column, row)),
    };
    if (last.current && isSame(last.current, next)) return last.current;
    last.current = next;
    return next;
  }, [grid, rowKey]);

  const subscribe = useCallback(
    (listener: () => void) => {
      const stopRow = grid.store.subscribeRow(rowKey, listener);
      const stopErrors = grid.errors.subscribeErrors(listener);
      return () => {
        stopRow();
        stopErrors();
      };
    },
    [grid, rowKey],
  );

  return useSyncExternalStore(subscribe, getState, getState);
}

function isSame<Row extends object>(one: RowState<Row>, other: RowState<Row>): boolean {
  return (
    one.readOnly.length === other.readOnly.length &&
    one.readOnly.every((value, place) => value === other.readOnly[place]) &&
    hasSameEntries(one.errors, other.errors)
  );
}

function hasSameEntries(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]))
  );
}

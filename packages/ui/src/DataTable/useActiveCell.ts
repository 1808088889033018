import { useMemo, useState } from 'react';
import { headRow, type TablePlace } from './tableKeys.ts';

/** The active cell, remembered by its row and column rather than by its place. */
interface ActiveCell {
  /** The key of its row; null in the head and in the totals. */
  key: string | null;
  row: number;
  /** The id of its column; null for the checkboxes. */
  columnId: string | null;
  column: number;
}

/** Follows the active cell through sorting, filtering, new rows and other columns. When its row is gone, the row in its place becomes active. */
export function useActiveCell<Row>(
  view: readonly Row[],
  columnIds: readonly (string | null)[],
  keyOf: (row: Row) => string,
  hasTotals: boolean,
): [TablePlace | null, (place: TablePlace) => void] {
  const [active, setActive] = useState<ActiveCell | null>(null);
  // Memoized, since a row that is gone is looked for among all rows.
  const row = useMemo(
    () => (active ? rowOf(active, view, keyOf, hasTotals) : headRow),
    [active, view, keyOf, hasTotals],
  );

  const moveTo = ({ row, column }: TablePlace) => {
    const isData = row >= 0 && row < view.length;
    setActive({
      key: isData ? keyOf(view[row] as Row) : null,
      row: row >= view.length && view.length > 0 ? Number.POSITIVE_INFINITY : row,
      columnId: columnIds[column] ?? null,
      column,
    });
  };

  if (!active || columnIds.length === 0) return [null, moveTo];
  const named = columnIds.indexOf(active.columnId);
  const column = named === -1 ? Math.min(active.column, columnIds.length - 1) : named;
  // Remembered in case its row is gone the next time.
  if (active.key !== null && row >= 0) active.row = row;
  return [{ row, column }, moveTo];
}

function rowOf<Row>(
  { key, row }: ActiveCell,
  view: readonly Row[],
  keyOf: (row: Row) => string,
  hasTotals: boolean,
): number {
  if (row === headRow || view.length === 0) return headRow;
  if (key === null) return hasTotals && row > view.length ? view.length : Math.min(row, view.length - 1);
  if (row < view.length && keyOf(view[row] as Row) === key) return row;
  const found = view.findIndex((each) => keyOf(each) === key);
  return found === -1 ? Math.min(row, view.length - 1) : found;
}

import { useMemo, useState } from 'react';
import { type GridPlace, headRow } from './moveActive.ts';
import type { RowView } from './useRowView.ts';
import { placeOf } from './useSelection.ts';

/** The cell that the keyboard is at, remembered by what it shows rather than by where it stands. */
interface ActiveCell {
  /** The key of its row; null in the head and in the totals. */
  key: string | null;
  row: number;
  /** The id of its column; null for the checkboxes. */
  columnId: string | null;
  column: number;
}

/** Follows the active cell through sorting, filtering, new rows and other columns; where its row is gone, what took its place is active. */
export function useActiveCell<Row>(
  view: RowView<Row>,
  columnIds: readonly (string | null)[],
  keyOf: (row: Row) => string,
  hasTotals: boolean,
): [GridPlace | null, (place: GridPlace) => void] {
  const [active, setActive] = useState<ActiveCell | null>(null);

  const place = useMemo((): GridPlace | null => {
    if (!active) return null;
    const named = columnIds.indexOf(active.columnId);
    const column = named === -1 ? Math.min(active.column, columnIds.length - 1) : named;
    if (column < 0) return null;
    const row = rowOf(active, view, keyOf, hasTotals);
    // Where it was last, should its row be gone the next time.
    if (active.key !== null && row >= 0) active.row = row;
    return { row, column };
  }, [active, view, columnIds, keyOf, hasTotals]);

  const moveTo = ({ row, column }: GridPlace) => {
    const isData = row >= 0 && row < view.length;
    const next: ActiveCell = {
      key: isData ? keyOf(view.rowAt(row)) : null,
      row: row >= view.length && view.length > 0 ? Number.POSITIVE_INFINITY : row,
      columnId: columnIds[column] ?? null,
      column,
    };
    setActive(next);
  };
  return [place, moveTo];
}

function rowOf<Row>(
  { key, row }: ActiveCell,
  view: RowView<Row>,
  keyOf: (row: Row) => string,
  hasTotals: boolean,
): number {
  if (row === headRow || view.length === 0) return headRow;
  if (key === null) return hasTotals && row > view.length ? view.length : Math.min(row, view.length - 1);
  if (row < view.length && keyOf(view.rowAt(row)) === key) return row;
  const found = placeOf(view, key, keyOf);
  return found === -1 ? Math.min(row, view.length - 1) : found;
}

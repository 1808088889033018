import type { RefObject } from 'react';
import type { RowLook } from './DataTableRow.tsx';
import type { GridPlace } from './moveActive.ts';
import type { RowView } from './useRowView.ts';

/** What the body of the grid is handed, whichever way its rows are placed. */
export interface RowsProps<Row> {
  look: RowLook<Row>;
  view: RowView<Row>;
  keyOf: (row: Row) => string;
  selectedKeys: ReadonlySet<string>;
  active: GridPlace | null;
  /** The height of every row, in pixels, where the host gave one. */
  rowHeight: number | undefined;
  /** Whether the focus is inside a cell: its row must not be moved in the document then. */
  isInside: RefObject<boolean>;
  onNearEnd: (() => void) | undefined;
}

/** The row of the active cell among the rows of data. */
export function activeRowOf<Row>({ active, view }: RowsProps<Row>): number | null {
  return active && active.row >= 0 && active.row < view.length ? active.row : null;
}

import { useMemo } from 'react';
import { useOwnState } from '../state/useOwnState.ts';
import { headerIdOf } from '../tabular/columnLook.ts';
import { columnTracks } from './columnTracks.ts';
import type { DataTableColumn, DataTableColumnState } from './DataTableColumn.ts';

/** The columns as the reader has them. */
export interface Columns<Row> {
  /** Those in sight, in their order. */
  shown: readonly DataTableColumn<Row>[];
  /** The id of the column that names the rows. */
  headerId: string | undefined;
  /** The CSS tracks of the grid, and how wide they are at least. */
  tracks: string;
  least: number;
  state: DataTableColumnState;
  setState: (state: DataTableColumnState) => void;
}

const untouched: DataTableColumnState = { hidden: [], widths: {} };

interface ColumnsOptions<Row> {
  columns: readonly DataTableColumn<Row>[];
  columnState?: DataTableColumnState | undefined;
  defaultColumnState?: DataTableColumnState | undefined;
  onColumnStateChange?: ((state: DataTableColumnState) => void) | undefined;
  hasSelection: boolean;
}

/** Which columns are in sight and how wide they are. What was remembered of columns that are gone is passed over. */
export function useColumns<Row>(options: ColumnsOptions<Row>): Columns<Row> {
  const { columns, columnState, defaultColumnState = untouched, onColumnStateChange, hasSelection } = options;
  const [state, setState] = useOwnState(columnState, defaultColumnState, onColumnStateChange);
  const headerId = headerIdOf(columns);
  const shown = useMemo(
    () =>
      columns.filter(
        ({ id, isHideable }, number) =>
          // Of columns with one id, the first one counts.
          columns.findIndex((column) => column.id === id) === number &&
          (id === headerId || isHideable === false || !state.hidden.includes(id)),
      ),
    [columns, headerId, state.hidden],
  );
  const { tracks, least } = useMemo(
    () => columnTracks(shown, state.widths, hasSelection),
    [shown, state.widths, hasSelection],
  );
  return { shown, headerId, tracks, least, state, setState };
}

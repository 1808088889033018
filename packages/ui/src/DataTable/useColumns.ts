import { type RefObject, useMemo } from 'react';
import { useEvent } from '../layout/useEvent.ts';
import { useOwnState } from '../state/useOwnState.ts';
import { headerIdOf } from '../tabular/columnLook.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableColumn, DataTableColumnState, DataTableProps } from './DataTableProps.ts';

/** The columns as the reader arranged them. */
export interface Columns<Row> {
  /** All columns, hidden ones as well. */
  all: readonly DataTableColumn<Row>[];
  /** The visible columns, in their order. */
  shown: readonly DataTableColumn<Row>[];
  /** The id of the column that names the rows. */
  headerId: string | undefined;
  /** The CSS tracks of the grid, and their least width together. */
  tracks: string;
  least: number;
  state: DataTableColumnState;
  setState: (state: DataTableColumnState) => void;
  /** Sets the width of a column, or resets it. During a drag the width is not final. */
  resize: (column: DataTableColumn<Row>, width: number | undefined, isFinal: boolean) => void;
}

const untouched: DataTableColumnState = { hidden: [], widths: {} };

/** The visible columns and their widths. */
export function useColumns<Row>(
  props: DataTableProps<Row>,
  hasSelection: boolean,
  grid: RefObject<HTMLElement | null>,
): Columns<Row> {
  const { columns: all, columnState, defaultColumnState = untouched, onColumnStateChange } = props;
  const [state, setState] = useOwnState(columnState, defaultColumnState, onColumnStateChange);
  const headerId = headerIdOf(all);
  const shown = useMemo(
    () =>
      all.filter(
        ({ id, isHideable }, number) =>
          // Of columns with one id, the first one counts.
          all.findIndex((column) => column.id === id) === number &&
          (id === headerId || isHideable === false || !state.hidden.includes(id)),
      ),
    [all, headerId, state.hidden],
  );
  const { tracks, least } = useMemo(
    () => columnTracks(shown, state.widths, hasSelection),
    [shown, state.widths, hasSelection],
  );

  const resize = useEvent((column: DataTableColumn<Row>, width: number | undefined, isFinal: boolean) => {
    const { [column.id]: _, ...others } = state.widths;
    const widths = width === undefined ? others : { ...others, [column.id]: width };
    // During a drag only the browser's layout changes.
    const drawn = columnTracks(shown, isFinal || width !== undefined ? widths : state.widths, hasSelection);
    grid.current?.style.setProperty(styles.tracks, drawn.tracks);
    grid.current?.style.setProperty(styles.least, `${drawn.least}px`);
    if (isFinal) setState({ hidden: state.hidden, widths });
  });

  return { all, shown, headerId, tracks, least, state, setState, resize };
}

/** The least width of a column that gives none. */
const leastWidth = 96;
export const mostWidth = 4000;

/** The width of the column of the checkboxes. */
const selectionWidth = 44;

/** The least width of a column. */
export function leastWidthOf<Row>({ minWidth }: DataTableColumn<Row>): number {
  return isLength(minWidth) ? Math.min(minWidth, mostWidth) : leastWidth;
}

/** The width of a column, or undefined when it gets a share of the remaining width. */
export function widthOf<Row>(
  column: DataTableColumn<Row>,
  widths: DataTableColumnState['widths'],
): number | undefined {
  const width = [widths[column.id], column.width].find(isLength);
  return width === undefined ? undefined : clampWidth(column, width);
}

/** A width that the column can have. */
export function clampWidth<Row>(column: DataTableColumn<Row>, width: number): number {
  return Math.round(Math.max(leastWidthOf(column), Math.min(width, mostWidth)));
}

/** The CSS tracks of the grid, and their least width together. */
export function columnTracks<Row>(
  columns: readonly DataTableColumn<Row>[],
  widths: DataTableColumnState['widths'],
  hasSelection: boolean,
): { tracks: string; least: number } {
  const tracks = hasSelection ? [`${selectionWidth}px`] : [];
  let least = hasSelection ? selectionWidth : 0;
  for (const column of columns) {
    const width = widthOf(column, widths);
    const leastOfColumn = leastWidthOf(column);
    tracks.push(width === undefined ? `minmax(${leastOfColumn}px, 1fr)` : `${width}px`);
    least += width ?? leastOfColumn;
  }
  return { tracks: tracks.join(' '), least };
}

function isLength(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value) && value > 0;
}

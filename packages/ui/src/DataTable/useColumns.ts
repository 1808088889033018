import { useMemo, useState } from 'react';
import { useOwnState } from '../state/useOwnState.ts';
import { headerIdOf, phonePlaces } from '../tabular/columnLook.ts';
import type { DataTableColumn, DataTableColumnState, DataTableProps } from './DataTableProps.ts';

/** The columns as the reader arranged them. */
export type Columns<Row> = ReturnType<typeof useColumns<Row>>;

const untouched: DataTableColumnState = { hidden: [], widths: {} };

/** The visible columns, their places on a phone and their widths. */
export function useColumns<Row>(props: DataTableProps<Row>, hasTwoLines: boolean) {
  const { columns: all, columnState, defaultColumnState = untouched, onColumnStateChange } = props;
  const [state, setState] = useOwnState(columnState, defaultColumnState, onColumnStateChange);
  /**
   * The width of the column whose edge is dragged. No row is handed any width, since all are laid out by the
   * tracks of the grid: rows that were rendered again would lag behind the pointer.
   */
  const [dragged, drag] = useState<{ id: string; width: number } | null>(null);
  const widths = dragged ? { ...state.widths, [dragged.id]: dragged.width } : state.widths;
  const headerId = headerIdOf(all);
  const visible = useMemo(
    () =>
      all.filter(
        ({ id, isHideable }, number) =>
          // Of columns with one id, the first one counts.
          all.findIndex((column) => column.id === id) === number &&
          (id === headerId || isHideable === false || !state.hidden.includes(id)),
      ),
    [all, headerId, state.hidden],
  );
  /** The places of the columns in two-line rows; null where each column is a column. */
  const places = useMemo(
    () => (hasTwoLines ? phonePlaces(visible, headerId) : null),
    [hasTwoLines, visible, headerId],
  );
  /** The visible columns in the order of the grid. */
  const shown = useMemo(() => (places ? [...places.keys()] : visible), [places, visible]);

  /** Sets the width of a column, or resets it. */
  const resize = (id: string, width: number | undefined) => {
    const { [id]: _, ...others } = state.widths;
    setState({ ...state, widths: width === undefined ? others : { ...others, [id]: width } });
  };

  return { headerId, visible, shown, places, state, setState, widths, drag, resize };
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

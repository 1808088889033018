import type { DataTableColumn, DataTableColumnState } from './DataTableColumn.ts';

/** How narrow a column can be made where it does not say. */
const leastWidth = 96;
const mostWidth = 4000;

/** How wide the column of the checkboxes is. */
export const selectionWidth = 44;

/** How narrow a column can be made. */
export function leastWidthOf<Row>({ minWidth }: DataTableColumn<Row>): number {
  return isLength(minWidth) ? Math.min(minWidth, mostWidth) : leastWidth;
}

/** The width that a column is given, or undefined where it takes a share of what the others leave. */
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

/** The tracks of the grid, and how wide they are at least. */
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

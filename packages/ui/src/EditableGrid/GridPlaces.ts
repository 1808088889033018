/** Where a cell stands. */
export interface GridPlace {
  row: number;
  column: number;
}

/** Where focus goes. */
export type GridMove =
  | 'next-cell'
  | 'previous-cell'
  | 'next-row'
  | 'previous-row'
  | 'row-start'
  | 'row-end'
  | 'grid-start'
  | 'grid-end'
  | 'page-down'
  | 'page-up';

interface GridShape {
  rowCount: number;
  columnCount: number;
  /** How many rows are seen at once. */
  pageSize: number;
  /** Whether a cell can be written in; going from cell to cell passes over others. */
  canWrite: (place: GridPlace) => boolean;
}

/** The place that a move leads to; null where it leads out of the grid. */
export function placeAfter(move: GridMove, { row, column }: GridPlace, shape: GridShape): GridPlace | null {
  const { rowCount, columnCount, pageSize } = shape;
  const lastRow = rowCount - 1;
  const within = (to: number) => Math.max(0, Math.min(lastRow, to));
  switch (move) {
    case 'next-cell':
      return nextWritable({ row, column }, 1, shape);
    case 'previous-cell':
      return nextWritable({ row, column }, -1, shape);
    case 'next-row':
      return row < lastRow ? { row: row + 1, column } : null;
    case 'previous-row':
      return row > 0 ? { row: row - 1, column } : null;
    case 'row-start':
      return { row, column: 0 };
    case 'row-end':
      return { row, column: columnCount - 1 };
    case 'grid-start':
      return { row: 0, column: 0 };
    case 'grid-end':
      return { row: lastRow, column: columnCount - 1 };
    case 'page-down':
      return { row: within(row + pageSize), column };
    case 'page-up':
      return { row: within(row - pageSize), column };
  }
}

function nextWritable(from: GridPlace, step: 1 | -1, shape: GridShape): GridPlace | null {
  const { rowCount, columnCount, canWrite } = shape;
  let at = from.row * columnCount + from.column + step;
  for (; at >= 0 && at < rowCount * columnCount; at += step) {
    const place = { row: Math.floor(at / columnCount), column: at % columnCount };
    if (canWrite(place)) return place;
  }
  return null;
}

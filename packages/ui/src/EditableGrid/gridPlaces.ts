/** The place of a cell. */
export interface GridPlace {
  row: number;
  column: number;
}

interface GridShape {
  rowCount: number;
  columnCount: number;
  /** The number of rows that are seen at once. */
  pageSize: number;
  /** Whether the cells of a column can be written in; going from cell to cell passes over others. */
  canWrite: (column: number) => boolean;
}

type FindTarget = (from: GridPlace, shape: GridShape) => GridPlace | null;

const targets = {
  'next-cell': (from, shape) => nextWritable(from, 1, shape),
  'previous-cell': (from, shape) => nextWritable(from, -1, shape),
  'next-row': ({ row, column }, { rowCount }) => (row + 1 < rowCount ? { row: row + 1, column } : null),
  'previous-row': ({ row, column }) => (row > 0 ? { row: row - 1, column } : null),
  'row-start': ({ row }) => ({ row, column: 0 }),
  'row-end': ({ row }, { columnCount }) => ({ row, column: columnCount - 1 }),
  'grid-start': () => ({ row: 0, column: 0 }),
  'grid-end': (_, { rowCount, columnCount }) => ({ row: rowCount - 1, column: columnCount - 1 }),
  'page-down': ({ row, column }, { rowCount, pageSize }) => ({
    row: Math.min(row + pageSize, rowCount - 1),
    column,
  }),
  'page-up': ({ row, column }, { pageSize }) => ({ row: Math.max(row - pageSize, 0), column }),
} satisfies Record<string, FindTarget>;

/** A move of the focus. */
export type GridMove = keyof typeof targets;

/** The place that a move leads to; null where it leads out of the grid. */
export function placeAfter(move: GridMove, from: GridPlace, shape: GridShape): GridPlace | null {
  const findTarget: FindTarget = targets[move];
  return findTarget(from, shape);
}

function nextWritable(from: GridPlace, step: 1 | -1, shape: GridShape): GridPlace | null {
  const { rowCount, columnCount, canWrite } = shape;
  let at = from.row * columnCount + from.column + step;
  for (; at >= 0 && at < rowCount * columnCount; at += step) {
    const column = at % columnCount;
    if (canWrite(column)) return { row: Math.floor(at / columnCount), column };
  }
  return null;
}

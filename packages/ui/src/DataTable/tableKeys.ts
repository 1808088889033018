/** The row of the titles; rows of data are counted from 0, and the totals come after the last. */
export const headRow = -1;

/** A place in the grid. */
export interface TablePlace {
  row: number;
  column: number;
}

/** The size of a grid. */
export interface TableSize {
  /** The number of rows of data. */
  rows: number;
  /** The number of columns, including the one with the checkboxes. */
  columns: number;
  /** The number of rows that are seen at once. */
  page: number;
  hasTotals?: boolean;
  isRightToLeft?: boolean;
}

/** The place that a key moves to in the ARIA grid pattern, or null for other keys. */
export function moveActive(
  from: TablePlace,
  press: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  size: TableSize,
): TablePlace | null {
  const { row, column } = from;
  const isFar = press.ctrlKey || press.metaKey;
  const lastData = size.rows - 1;
  const firstData = Math.min(0, lastData);
  const lastRow = size.hasTotals && size.rows > 0 ? size.rows : lastData;
  const lastColumn = size.columns - 1;
  const ahead = (isFar ? size.columns : 1) * (size.isRightToLeft ? -1 : 1);
  const at = (nextRow: number, nextColumn: number): TablePlace => ({
    row: clamp(nextRow, headRow, lastRow),
    column: clamp(nextColumn, 0, lastColumn),
  });
  /** A page stays among the rows of data. */
  const paged = (nextRow: number) => at(clamp(nextRow, firstData, lastData), column);

  switch (press.key) {
    case 'ArrowUp':
      return at(isFar ? firstData : row - 1, column);
    case 'ArrowDown':
      return at(isFar ? lastData : row + 1, column);
    case 'ArrowRight':
      return at(row, column + ahead);
    case 'ArrowLeft':
      return at(row, column - ahead);
    case 'Home':
      return at(isFar ? firstData : row, 0);
    case 'End':
      return at(isFar ? lastData : row, lastColumn);
    case 'PageUp':
      return paged(row - size.page);
    case 'PageDown':
      return paged(row + size.page);
    default:
      return null;
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/** The elements inside another that can take the focus, in the order of the document. */
export function controlsIn(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(controls)];
}

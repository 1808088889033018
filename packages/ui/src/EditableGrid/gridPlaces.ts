import type { KeyboardEvent } from 'react';
import type { EnterMove } from './EditableGridProps.ts';

/** The place of a cell. */
export interface GridPlace {
  row: number;
  column: number;
}

/** A move of the focus. */
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
  /** The number of rows that are seen at once. */
  pageSize: number;
  /** Whether the cells of a column can be written in; going from cell to cell passes over others. */
  canWrite: (column: number) => boolean;
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
    const column = at % columnCount;
    if (canWrite(column)) return { row: Math.floor(at / columnCount), column };
  }
  return null;
}

const backwards = { 'next-cell': 'previous-cell', 'next-row': 'previous-row' } as const;

/** The move that a key in a field makes; null for a key that belongs to the field. */
export function moveOfKey(event: KeyboardEvent, enterMoves: EnterMove): GridMove | null {
  const { key, target } = event;
  if (event.altKey || event.metaKey) return null;
  if (key === 'Enter') return event.shiftKey ? backwards[enterMoves] : enterMoves;
  if (event.shiftKey) return null;
  if (event.ctrlKey) return key === 'Home' ? 'grid-start' : key === 'End' ? 'grid-end' : null;
  if (key === 'PageDown') return 'page-down';
  if (key === 'PageUp') return 'page-up';
  // Other controls have the arrows for themselves.
  if (!(target instanceof HTMLInputElement)) return null;
  if (key === 'ArrowDown') return 'next-row';
  if (key === 'ArrowUp') return 'previous-row';
  if (key === 'Home') return isCaretAt(target, 0) ? 'row-start' : null;
  if (key === 'End') return isCaretAt(target, target.value.length) ? 'row-end' : null;
  return null;
}

/** Home and End go through the text first, and through the row from where the text ends. */
function isCaretAt({ selectionStart, selectionEnd }: HTMLInputElement, place: number): boolean {
  return selectionStart === place && selectionEnd === place;
}

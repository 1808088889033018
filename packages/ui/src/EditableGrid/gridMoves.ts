import type { KeyboardEvent } from 'react';
import type { EnterMove } from './EditableGridProps.ts';

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

/** A move of the focus: gives the place that it leads to, or null where it leads out of the grid. */
export type GridMove = (from: GridPlace, shape: GridShape) => GridPlace | null;

const byCells =
  (step: 1 | -1): GridMove =>
  (from, { rowCount, columnCount, canWrite }) => {
    let at = from.row * columnCount + from.column + step;
    for (; at >= 0 && at < rowCount * columnCount; at += step) {
      const column = at % columnCount;
      if (canWrite(column)) return { row: Math.floor(at / columnCount), column };
    }
    return null;
  };

const up: GridMove = ({ row, column }) => (row > 0 ? { row: row - 1, column } : null);
const down: GridMove = ({ row, column }, shape) =>
  row + 1 < shape.rowCount ? { row: row + 1, column } : null;

/** The moves of Enter, without and with Shift. */
export const movesOfEnter: Readonly<Record<EnterMove, readonly [forth: GridMove, back: GridMove]>> = {
  'next-cell': [byCells(1), byCells(-1)],
  'next-row': [down, up],
};

const keyMoves: Readonly<Record<string, GridMove>> = {
  ArrowUp: up,
  ArrowDown: down,
  PageUp: ({ row, column }, { pageSize }) => ({ row: Math.max(row - pageSize, 0), column }),
  PageDown: ({ row, column }, shape) => ({ row: Math.min(row + shape.pageSize, shape.rowCount - 1), column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, shape) => ({ row, column: shape.columnCount - 1 }),
  'Ctrl Home': () => ({ row: 0, column: 0 }),
  'Ctrl End': (_, shape) => ({ row: shape.rowCount - 1, column: shape.columnCount - 1 }),
};

/** The move that a key in a field makes; undefined for a key that belongs to the field. */
export function moveOfKey(event: KeyboardEvent, enterDirection: EnterMove): GridMove | undefined {
  const { key, target } = event;
  // Other controls have their keys for themselves.
  if (event.altKey || event.metaKey || !(target instanceof HTMLInputElement)) return;
  if (key === 'Enter') return movesOfEnter[enterDirection][event.shiftKey ? 1 : 0];
  if (event.shiftKey) return;
  if (event.ctrlKey) return keyMoves[`Ctrl ${key}`];
  // Home and End go through the text first, and through the row from where the text ends.
  if (key === 'Home' && !isCaretAt(target, 0)) return;
  if (key === 'End' && !isCaretAt(target, target.value.length)) return;
  return keyMoves[key];
}

function isCaretAt({ selectionStart, selectionEnd }: HTMLInputElement, place: number): boolean {
  return selectionStart === place && selectionEnd === place;
}

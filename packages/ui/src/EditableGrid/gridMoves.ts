import type { KeyboardEvent } from 'react';
import { moveActive, type TablePlace, type TableSize } from '../DataTable/tableKeys.ts';
import type { EnterMove } from './EditableGridProps.ts';

interface GridShape extends TableSize {
  /** Whether the cells of a column can be written in; going from cell to cell passes over others. */
  canWrite: (column: number) => boolean;
}

/** A move of the focus: gives the place that it leads to. Null, or a row that is not there, leads out of the grid. */
export type GridMove = (from: TablePlace, shape: GridShape) => TablePlace | null;

const byCells =
  (step: 1 | -1): GridMove =>
  (from, { rows, columns, canWrite }) => {
    let at = from.row * columns + from.column + step;
    for (; at >= 0 && at < rows * columns; at += step) {
      const column = at % columns;
      if (canWrite(column)) return { row: Math.floor(at / columns), column };
    }
    return null;
  };

const byRows =
  (step: 1 | -1): GridMove =>
  ({ row, column }) => ({ row: row + step, column });

/** The moves of Enter, without and with Shift. */
export const movesOfEnter: Readonly<Record<EnterMove, readonly [forth: GridMove, back: GridMove]>> = {
  'next-cell': [byCells(1), byCells(-1)],
  'next-row': [byRows(1), byRows(-1)],
};

/** The keys that lead out of a field. */
const leading = /^((Arrow|Page)(Up|Down)|(Ctrl )?(Home|End))$/;

/** The move that a key in a field makes; undefined for a key that belongs to the field. */
export function moveOfKey(event: KeyboardEvent, enterDirection: EnterMove): GridMove | undefined {
  const { key, target } = event;
  // Other controls have their keys for themselves.
  if (event.altKey || event.metaKey || !(target instanceof HTMLInputElement)) return;
  if (key === 'Enter') return movesOfEnter[enterDirection][event.shiftKey ? 1 : 0];
  if (event.shiftKey || !leading.test(event.ctrlKey ? `Ctrl ${key}` : key)) return;
  // Home and End go through the text first, and through the row from where the text ends.
  if (key === 'Home' && !event.ctrlKey && !isCaretAt(target, 0)) return;
  if (key === 'End' && !event.ctrlKey && !isCaretAt(target, target.value.length)) return;
  return (from, shape) => moveActive(from, event, shape);
}

function isCaretAt({ selectionStart, selectionEnd }: HTMLInputElement, place: number): boolean {
  return selectionStart === place && selectionEnd === place;
}

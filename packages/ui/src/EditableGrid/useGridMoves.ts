import { useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { TablePlace } from '../DataTable/tableKeys.ts';
import { focusField } from '../field/FieldHandle.ts';
import type { GridMove } from './gridMoves.ts';
import type { Grid } from './useGrid.ts';

/** A cell, by what does not change when rows come and go. */
interface CellName {
  key: string;
  /** The place of the column. */
  column: number;
}

/** Moves focus about a grid, also to rows that are not on the page. */
export type GridMoves = ReturnType<typeof useGridMoves>;

/** The moves of one grid. */
export function useGridMoves<Row extends object>(grid: Grid<Row>) {
  const { store, columns } = grid;
  const scroller = useRef<HTMLDivElement>(null);
  const last = useRef<CellName | null>(null);
  const wanted = useRef<CellName | null>(null);
  const shown = useRef<string | null>(null);
  // The row that is waited for is rendered since it counts as the last one that had focus.
  const [, renderRows] = useReducer((times: number) => times + 1, 0);

  const rowOf = (key: string) => scroller.current?.querySelector(`[data-grid-row="${key}"]`) ?? null;

  const focusCell = ({ key, column }: CellName): boolean => {
    const columnId = CSS.escape(columns[column]?.id ?? '');
    const cell = rowOf(key)?.querySelector(`[data-grid-column="${columnId}"]`);
    if (!cell) return false;
    focusField(cell);
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return true;
  };

  /** Focuses a cell once its row is rendered. Returns whether the cell exists. */
  const focusPlace = ({ row, column }: TablePlace): boolean => {
    const key = store.getKeys()[row];
    if (key === undefined || !columns[column]) return false;
    const name = { key, column };
    if (!focusCell(name)) {
      wanted.current = name;
      last.current = name;
      renderRows();
    }
    return true;
  };

  /** Scrolls to a row, rendered now where it was not. */
  const showRow = (key: string): Element | null => {
    if (!rowOf(key) && store.indexOf(key) >= 0) {
      shown.current = key;
      flushSync(renderRows);
    }
    const row = rowOf(key);
    row?.scrollIntoView({ block: 'nearest' });
    return row;
  };

  return {
    showRow,
    /** The box that scrolls. */
    scroller,
    /** The cell that had focus last. Its row stays on the page wherever the others are scrolled. */
    last,
    /** The key of the row that was last scrolled to from afar. It stays on the page, too. */
    shown,
    focusPlace,
    /** Focuses the target of a move. Returns whether there is one. */
    move: (to: GridMove, from: TablePlace): boolean => {
      const place = to(from, {
        rows: store.getKeys().length,
        columns: columns.length,
        page: pageSizeOf(scroller.current),
        canWrite: (column) => columns[column]?.isReadOnly === false,
      });
      return place !== null && focusPlace(place);
    },
    /** Focuses the cell that waited for its row to be rendered. */
    settle: (): void => {
      if (wanted.current && focusCell(wanted.current)) wanted.current = null;
    },
  };
}

/** The number of rows that are seen at once, less one that stays in sight. */
function pageSizeOf(scroller: HTMLElement | null): number {
  const row = scroller?.querySelector<HTMLElement>('[data-grid-row]');
  return scroller && row ? Math.max(1, Math.floor(scroller.clientHeight / row.offsetHeight) - 1) : 1;
}

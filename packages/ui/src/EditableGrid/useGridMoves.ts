import { type RefObject, useCallback, useReducer, useRef } from 'react';
import { focusField } from '../field/FieldHandle.ts';
import { type Grid, isColumnReadOnly } from './Grid.ts';
import { type GridMove, type GridPlace, placeAfter } from './gridPlaces.ts';

/** A cell, by what does not change when rows come and go. */
export interface CellName {
  key: string;
  /** The place of the column; -1 for none of them. */
  column: number;
}

/** Moves focus about a grid, also to rows that are not on the page. */
export interface GridMoves {
  /** The cell that had focus last. Its row stays on the page wherever the others are scrolled. */
  last: RefObject<CellName | null>;
  /** Focuses a cell once its row is rendered. Returns whether the cell exists. */
  focusPlace: (place: GridPlace) => boolean;
  /** Focuses the target of a move. Returns whether there is one. */
  move: (move: GridMove, from: GridPlace) => boolean;
  /** Focuses the cell that waited for its row to be rendered. */
  settle: () => void;
}

/** The moves of one grid. */
export function useGridMoves<Row extends object>(
  grid: Grid<Row>,
  scroller: RefObject<HTMLDivElement | null>,
): GridMoves {
  const last = useRef<CellName | null>(null);
  const wanted = useRef<CellName | null>(null);
  // The row that is waited for is rendered since it counts as the last one that had focus.
  const [, renderRows] = useReducer((times: number) => times + 1, 0);

  const focusCell = useCallback(
    ({ key, column }: CellName) => {
      const columnId = CSS.escape(grid.columns[column]?.id ?? '');
      const cell = scroller.current?.querySelector(
        `[data-grid-row="${key}"] [data-grid-column="${columnId}"]`,
      );
      if (!cell) return false;
      focusField(cell);
      cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return true;
    },
    [grid, scroller],
  );

  const focusPlace = useCallback(
    ({ row, column }: GridPlace) => {
      const key = grid.store.getKeys()[row];
      if (key === undefined || !grid.columns[column]) return false;
      const name = { key, column };
      if (!focusCell(name)) {
        wanted.current = name;
        last.current = name;
        renderRows();
      }
      return true;
    },
    [grid, focusCell],
  );

  const settle = useCallback(() => {
    if (wanted.current && focusCell(wanted.current)) wanted.current = null;
  }, [focusCell]);

  const move = useCallback(
    (to: GridMove, from: GridPlace) => {
      const { store, columns } = grid;
      const place = placeAfter(to, from, {
        rowCount: store.getKeys().length,
        columnCount: columns.length,
        pageSize: pageSizeOf(scroller.current),
        canWrite: (number) => {
          const prepared = columns[number];
          return prepared !== undefined && !isColumnReadOnly(grid, prepared.column);
        },
      });
      return place !== null && focusPlace(place);
    },
    [grid, focusPlace, scroller],
  );

  return { last, focusPlace, move, settle };
}

/** The number of rows that are seen at once, less one that stays in sight. */
function pageSizeOf(scroller: HTMLElement | null): number {
  const row = scroller?.querySelector<HTMLElement>('[data-grid-row]');
  return scroller && row ? Math.max(1, Math.floor(scroller.clientHeight / row.offsetHeight) - 1) : 1;
}

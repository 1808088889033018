import {
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useSyncExternalStore,
} from 'react';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import * as styles from './EditableGrid.css.ts';
import type { Grid } from './Grid.ts';
import { GridRow } from './GridRow.tsx';
import { tableRoles } from './tableRoles.ts';
import type { CellName, GridMoves } from './useGridMoves.ts';
import { type RowWindow, useRowWindow } from './useRowWindow.ts';

interface GridViewportProps<Row extends object> {
  grid: Grid<Row>;
  moves: GridMoves;
  scroller: RefObject<HTMLDivElement | null>;
  /** The height of a row without errors, for those who count by pages. */
  rowSize: RefObject<number>;
  maxHeight: string;
  /** What stands above the rows, and what below; they stay in sight. */
  head: ReactNode;
  totals: ReactNode;
  /** Name, size and events of the table. */
  table: HTMLAttributes<HTMLDivElement>;
}

/** What scrolls: the rows that are in sight, with the one that has focus wherever it is, between header and totals. */
export function GridViewport<Row extends object>(props: GridViewportProps<Row>): ReactElement {
  const { grid, moves, scroller, rowSize, maxHeight, head, totals, table } = props;
  const { store } = grid;
  const { last, settle } = moves;
  const keys = useSyncExternalStore(store.subscribeOrder, store.getKeys, store.getKeys);
  const shown = useRowWindow(scroller, keys, store.indexOf);
  const { layout, usualHeight, watch } = shown;

  useBrowserLayoutEffect(() => {
    rowSize.current = usualHeight;
  }, [rowSize, usualHeight]);

  // After every rendering, since the row that is waited for may have come with any.
  useBrowserLayoutEffect(settle);

  return (
    <div
      ref={scroller}
      className={styles.scroller}
      style={{ maxHeight }}
      // Its fields bring the keyboard here, except where none can be focused.
      tabIndex={grid.isDisabled ? 0 : -1}
      data-totals={totals ? true : undefined}
    >
      <div {...tableRoles.table(keys.length + (totals ? 2 : 1))} {...table} className={styles.table}>
        {head}
        <div {...tableRoles.group} className={styles.body} style={{ height: layout.height }}>
          {placesOf(shown, last.current, keys, store.indexOf).map((index) => (
            <GridRow
              key={keys[index]}
              grid={grid}
              rowKey={keys[index] ?? ''}
              index={index}
              start={layout.startOf(index)}
              watch={watch}
            />
          ))}
        </div>
        {totals}
      </div>
    </div>
  );
}

/** The places in sight, and those beside the cell that had focus last: Tab goes from row to row. */
function placesOf(
  { first, end }: RowWindow,
  focused: CellName | null,
  keys: readonly string[],
  indexOf: (key: string) => number,
): number[] {
  const places = Array.from({ length: end - first }, (_, number) => first + number);
  const place = focused === null ? -1 : indexOf(focused.key);
  if (place < 0) return places;
  const kept = [place - 1, place, place + 1].filter(
    (at) => at >= 0 && at < keys.length && (at < first || at >= end),
  );
  return kept.length === 0 ? places : [...kept, ...places].sort((one, other) => one - other);
}

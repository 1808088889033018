import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import * as styles from './EditableGrid.css.ts';
import type { Grid } from './Grid.ts';
import { GridRow } from './GridRow.tsx';
import { tableRoles } from './tableRoles.ts';
import type { GridMoves } from './useGridMoves.ts';
import { useRowSize } from './useRowSize.ts';

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

/** How many rows beyond those in sight are on the page. */
const overscan = 4;

/** The height that is taken for the grid's before the page is laid out. */
const firstHeight = 480;

/** What scrolls: the rows that are in sight, with the one that has focus wherever it is, between header and totals. */
export function GridViewport<Row extends object>(props: GridViewportProps<Row>): ReactElement {
  const { grid, moves, scroller, rowSize, maxHeight, head, totals, table } = props;
  const { store } = grid;
  const { last, version, settle } = moves;
  const keys = useSyncExternalStore(store.subscribeOrder, store.getKeys, store.getKeys);
  const size = useRowSize(scroller, keys.length > 0);

  useLayoutEffect(() => {
    rowSize.current = size;
  }, [rowSize, size]);

  // Tab goes from row to row: those beside the one with focus are there too.
  const rangeExtractor = useCallback(
    (range: Range) => {
      void version;
      const seen = defaultRangeExtractor(range);
      const place = last.current === null ? -1 : store.indexOf(last.current.key);
      if (place < 0) return seen;
      const around = [place - 1, place, place + 1].filter((at) => at >= 0 && at < range.count);
      return [...new Set([...seen, ...around])].sort((one, other) => one - other);
    },
    [last, version, store],
  );

  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: keys.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback(() => size, [size]),
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    initialRect: { width: 0, height: firstHeight },
    overscan,
    rangeExtractor,
  });

  // After every rendering, since the row that is waited for may have come with any.
  useLayoutEffect(settle);

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
        <div {...tableRoles.group} className={styles.body} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, key, start }) => (
            <GridRow
              key={key}
              grid={grid}
              rowKey={String(key)}
              index={index}
              start={start}
              measure={virtualizer.measureElement}
            />
          ))}
        </div>
        {totals}
      </div>
    </div>
  );
}

import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactElement, type RefObject, useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import * as styles from './EditableGrid.css.ts';
import type { Grid } from './Grid.ts';
import { GridRow } from './GridRow.tsx';
import { tableRoles } from './tableRoles.ts';
import type { GridMoves } from './useGridMoves.ts';
import { useRowSize } from './useRowSize.ts';

interface GridBodyProps<Row extends object> {
  grid: Grid<Row>;
  moves: GridMoves;
  scroller: RefObject<HTMLDivElement | null>;
  /** The height of a row without errors, for those who count by pages. */
  rowSize: RefObject<number>;
}

/** How many rows beyond those in sight are on the page. */
const overscan = 4;

/** The height that is taken for the grid's before the page is laid out. */
const firstHeight = 480;

/** The rows that are in sight, with the one that has focus wherever it is. */
export function GridBody<Row extends object>(props: GridBodyProps<Row>): ReactElement {
  const { grid, moves, scroller, rowSize } = props;
  const { store } = grid;
  const { last, version, settle } = moves;
  const keys = useSyncExternalStore(store.subscribeOrder, store.getKeys, store.getKeys);
  const size = useRowSize(scroller, keys.length > 0);

  useLayoutEffect(() => {
    rowSize.current = size;
  }, [rowSize, size]);
  // After every rendering, since the row that is waited for may have come with any.
  useLayoutEffect(settle);

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

  return (
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
  );
}

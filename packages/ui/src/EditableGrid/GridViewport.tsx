import { observeElementRect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type HTMLAttributes, type ReactElement, useCallback, useState } from 'react';
import { RequiredMark } from '../field/FieldLabel.tsx';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import { withRows } from '../tabular/withRows.ts';
import { reset } from '../theme/reset.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './EditableGrid.css.ts';
import { GridRow } from './GridRow.tsx';
import { type GridErrors, hasFigures } from './gridColumns.ts';
import { type Grid, tableRoles } from './useGrid.ts';
import type { GridMoves } from './useGridMoves.ts';

interface GridViewportProps<Row extends object> {
  grid: Grid<Row>;
  /** The keys of the rows. */
  keys: readonly string[];
  errors: GridErrors<Row> | undefined;
  moves: GridMoves;
  maxHeight: string | undefined;
  /** Name, size and events of the table. */
  table: HTMLAttributes<HTMLDivElement>;
}

/** The number of cards that are all shown on a phone, where a box that scrolls within the page is in the thumb's way. */
const maxWhole = 60;

/** The scrolling part: the rows in sight, and the focused one wherever it is, under the header. */
export function GridViewport<Row extends object>(props: GridViewportProps<Row>): ReactElement {
  const { grid, keys, errors, moves, table } = props;
  const { maxHeight = 'min(var(--hs-font-unit) * 32, 75dvh)' } = props;
  const virtualizer = useRowVirtualizer(grid, moves, keys);

  // After every rendering, since the row that is waited for may have come with any.
  useBrowserLayoutEffect(moves.settle);

  return (
    <div
      ref={moves.scroller}
      className={styles.scroller}
      style={{ maxHeight }}
      data-whole={(props.maxHeight === undefined && keys.length <= maxWhole) || undefined}
      // Its fields bring the keyboard here, except where none can be focused.
      tabIndex={grid.isDisabled ? 0 : -1}
    >
      <div {...tableRoles.table(keys.length + 1)} {...table} className={styles.table}>
        <GridHead grid={grid} />
        <div {...tableRoles.group} className={styles.body} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const rowKey = keys[index] ?? '';
            return (
              <GridRow
                key={rowKey}
                {...{ grid, rowKey, index, start }}
                errors={errors?.get(rowKey)}
                measure={virtualizer.measureElement}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** The height of a row on a desk, before one is measured. */
const deskRowHeight = 41;
/** Until the box is laid out, it is taken to be as high as it grows by default. */
const initialRect = { width: 1024, height: 512 };

function useRowVirtualizer<Row extends object>(
  { store, columns }: Grid<Row>,
  { scroller, last, shown }: GridMoves,
  keys: readonly string[],
) {
  const [rowHeight, setRowHeight] = useState(deskRowHeight);
  return useVirtualizer<HTMLDivElement, HTMLElement>({
    count: keys.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    // A new function for a new estimate, or the virtualizer would keep the old one.
    // biome-ignore lint/correctness/useExhaustiveDependencies: see above
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys, rowHeight]),
    overscan: 3,
    initialRect,
    observeElementRect: observeRoom,
    measureElement: (row) => {
      const height = row.offsetHeight;
      // The caller's own cells may be of any height.
      const isUsual = columns.every(({ kind }) => kind !== 'custom');
      if (isUsual && height > 0 && !row.querySelector('[aria-invalid],[data-grid-note]:not(:empty)'))
        setRowHeight(height);
      return height;
    },
    rangeExtractor: (range) => {
      const focused = store.indexOf(last.current?.key ?? '');
      // Tab goes from row to row.
      const beside = focused < 0 ? [] : [focused - 1, focused, focused + 1];
      return withRows(range, [...beside, store.indexOf(shown.current ?? '')]);
    },
  });
}

/** A box that is not full yet grows with its rows, so it counts as high as it can get: rows that are added are all there when it has grown. */
function observeRoom(
  virtualizer: Virtualizer<HTMLDivElement, HTMLElement>,
  onRect: (rect: { width: number; height: number }) => void,
) {
  return observeElementRect(virtualizer, (rect) => {
    const box = virtualizer.scrollElement;
    const maxHeight = box ? Number.parseFloat(getComputedStyle(box).maxHeight) : Number.NaN;
    onRect({ ...rect, height: Math.max(rect.height, maxHeight || 0) });
  });
}

/** The names of the columns. */
function GridHead<Row extends object>({ grid }: { grid: Grid<Row> }): ReactElement {
  const { words } = grid;
  return (
    <div {...tableRoles.group} className={styles.head}>
      <div {...tableRoles.row(1)} className={styles.headRow}>
        <div {...tableRoles.columnHeader} className={styles.headCell} data-figures>
          <span aria-hidden className={reset}>
            #
          </span>
          <VisuallyHidden>{words.row}</VisuallyHidden>
        </div>
        {grid.columns.map((column) => (
          <div
            key={column.id}
            {...tableRoles.columnHeader}
            className={styles.headCell}
            title={column.header}
            data-figures={hasFigures(column) || undefined}
          >
            {column.header}
            {column.isRequired ? <RequiredMark /> : null}
          </div>
        ))}
        {grid.canRemoveRows ? (
          <div {...tableRoles.columnHeader} className={reset}>
            <VisuallyHidden>{words.rowActions}</VisuallyHidden>
          </div>
        ) : null}
      </div>
    </div>
  );
}

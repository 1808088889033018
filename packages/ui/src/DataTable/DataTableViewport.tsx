import {
  type CSSProperties,
  type HTMLAttributes,
  lazy,
  type ReactElement,
  type ReactNode,
  type RefObject,
  Suspense,
  useRef,
} from 'react';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import * as styles from './DataTable.css.ts';
import { FirstRows } from './FirstRows.tsx';
import { FixedRows } from './FixedRows.tsx';
import type { GridPlace } from './moveActive.ts';
import type { RowsProps } from './RowsProps.ts';
import type { RowView } from './useRowView.ts';
import { type ScrollBox, useScrollBox } from './useScrollBox.ts';

// Rows of their own height take a virtualiser that weighs half of the rest; most tables have rows of one height.
const MeasuredRows = lazy(async () => ({
  default: (await import('./MeasuredRows.tsx')).MeasuredRows,
})) as unknown as <Row>(props: RowsProps<Row> & { box: ScrollBox }) => ReactElement;

interface DataTableViewportProps<Row> extends Omit<RowsProps<Row>, 'isInside'> {
  gridProps: HTMLAttributes<HTMLDivElement>;
  gridRef: RefObject<HTMLDivElement | null>;
  scrollerRef: RefObject<HTMLDivElement | null>;
  /** Whether a pointer, and no key, has made the active cell active. */
  isPointed: RefObject<boolean>;
  height: string;
  /** Changes when the rows are others than before, and are to be seen from the first. */
  start: string;
  head: ReactNode;
  totals: ReactNode;
  end: ReactNode;
}

/** The grid in the box that its rows scroll in. */
export function DataTableViewport<Row>(props: DataTableViewportProps<Row>) {
  const { gridProps, gridRef, scrollerRef, isPointed, height, start, head, totals, end, ...rest } = props;
  const { look, view, active, rowHeight } = rest;
  const isInside = useRef(false);
  const rows: RowsProps<Row> = { ...rest, isInside };
  // Not known on the server, which does not wait for what is loaded on demand.
  const box = useScrollBox(scrollerRef, look.isCard);
  const haveOwnHeights = look.isCard || look.isWrapping;
  useStartAtTop(scrollerRef, gridRef, start);
  useInView(gridRef, active, view, isPointed);
  return (
    <div
      ref={scrollerRef}
      className={styles.scroller}
      style={{ [styles.height]: height } as CSSProperties}
      data-scroller
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the role is among the props */}
      <div
        {...gridProps}
        ref={gridRef}
        className={styles.grid}
        style={{
          ...gridProps.style,
          ...(rowHeight === undefined ? {} : { [styles.rowHeight]: `${rowHeight}px` }),
        }}
        onFocus={(event) => {
          isInside.current = event.target.closest('[data-index]') !== null;
          gridProps.onFocus?.(event);
        }}
        onBlur={() => {
          isInside.current = false;
        }}
      >
        {head}
        {view.length === 0 ? null : !haveOwnHeights ? (
          <FixedRows {...rows} />
        ) : box ? (
          <Suspense fallback={<FirstRows {...rows} />}>
            <MeasuredRows {...rows} box={box} />
          </Suspense>
        ) : (
          <FirstRows {...rows} />
        )}
        {totals}
      </div>
      {end}
    </div>
  );
}

/** Other rows are seen from the first one, unless the reader stands among them with the keyboard. */
function useStartAtTop(
  scroller: RefObject<HTMLElement | null>,
  grid: RefObject<HTMLElement | null>,
  start: string,
): void {
  const before = useRef(start);
  useBrowserLayoutEffect(() => {
    if (before.current === start) return;
    before.current = start;
    if (!scroller.current || grid.current?.contains(document.activeElement)) return;
    scroller.current.scrollTop = 0;
    // Cards scroll with what is around them.
    if (isPast(scroller.current)) scroller.current.scrollIntoView({ block: 'start' });
  }, [start, scroller, grid]);
}

function isPast(element: HTMLElement): boolean {
  return getComputedStyle(element).overflowY === 'visible' && element.getBoundingClientRect().top < 0;
}

/** Keeps the active cell in sight while the keyboard is in the grid. What a pointer is on must not move away from under it. */
function useInView<Row>(
  grid: RefObject<HTMLElement | null>,
  active: GridPlace | null,
  view: RowView<Row>,
  isPointed: RefObject<boolean>,
): void {
  useBrowserLayoutEffect(() => {
    if (isPointed.current || grid.current === null || document.activeElement !== grid.current) return;
    grid.current.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [grid, active?.row, active?.column, view, isPointed]);
}

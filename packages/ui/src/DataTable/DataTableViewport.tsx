import {
  type CSSProperties,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import * as styles from './DataTable.css.ts';
import { DataTableRows, type RowsProps, type ScrollBox, scrollBoxAround } from './DataTableRows.tsx';
import type { GridPlace } from './gridKeys.ts';

interface DataTableViewportProps<Row> extends RowsProps<Row> {
  gridProps: HTMLAttributes<HTMLDivElement>;
  gridRef: RefObject<HTMLDivElement | null>;
  /** Whether a pointer, and no key, has made the active cell active. */
  isPointed: RefObject<boolean>;
  height: string | undefined;
  /** Changes when the rows are others than before, which are then shown from the first. */
  start: string;
  head: ReactNode;
  totals: ReactNode;
  end: ReactNode;
  /** What stays in sight below the end. */
  bar: ReactNode;
}

const defaultHeight = 'max(420px, calc(100dvh - 220px))';

/** The grid in the box that its rows scroll in. */
export function DataTableViewport<Row>(props: DataTableViewportProps<Row>) {
  const {
    gridProps,
    gridRef,
    isPointed,
    height = defaultHeight,
    start,
    head,
    totals,
    end,
    bar,
    ...rows
  } = props;
  const { look, view, active } = rows;
  const scroller = useRef<HTMLDivElement>(null);
  const isPhone = look.places !== null;
  const [outerBox, setOuterBox] = useState<ScrollBox>();
  useBrowserLayoutEffect(() => {
    setOuterBox(isPhone && scroller.current ? scrollBoxAround(scroller.current) : undefined);
  }, [isPhone]);
  useStartAtTop(scroller, gridRef, start);
  useInView(gridRef, active, view, isPointed);
  const hasMoreColumns = useHiddenEnd(scroller, gridRef);
  return (
    <div className={styles.frame} data-more-columns={hasMoreColumns || undefined}>
      <div
        ref={scroller}
        className={styles.scroller}
        style={{ [styles.height]: height } as CSSProperties}
        data-scroller
      >
        <div {...gridProps} ref={gridRef} className={styles.grid}>
          {head}
          {view.length === 0 ? null : <DataTableRows {...rows} outerBox={outerBox} />}
          {totals}
        </div>
        {end}
        {bar}
      </div>
    </div>
  );
}

/** Whether columns are out of sight beyond the end of the box. */
function useHiddenEnd(scroller: RefObject<HTMLElement | null>, grid: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setHidden] = useState(false);
  useBrowserLayoutEffect(() => {
    const box = scroller.current;
    if (!box || !grid.current) return;
    const look = () => setHidden(Math.abs(box.scrollLeft) + box.clientWidth < box.scrollWidth - 1);
    const observer = new ResizeObserver(look);
    observer.observe(box);
    observer.observe(grid.current);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [scroller, grid]);
  return isHidden;
}

/** Shows other rows from the first one, unless the keyboard is among them. */
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
    // On a phone the rows scroll with the page.
    if (isPast(scroller.current)) scroller.current.scrollIntoView({ block: 'start' });
  }, [start, scroller, grid]);
}

function isPast(element: HTMLElement): boolean {
  return getComputedStyle(element).overflowY === 'visible' && element.getBoundingClientRect().top < 0;
}

/**
 * Keeps the active cell in view while the grid has keyboard focus. A cell under the pointer does not move.
 */
function useInView<Row>(
  grid: RefObject<HTMLElement | null>,
  active: GridPlace | null,
  view: readonly Row[],
  isPointed: RefObject<boolean>,
): void {
  useBrowserLayoutEffect(() => {
    if (isPointed.current || grid.current === null || document.activeElement !== grid.current) return;
    grid.current.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [grid, active?.row, active?.column, view, isPointed]);
}

import { type CSSProperties, type HTMLAttributes, type RefObject, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import * as styles from './DataTable.css.ts';
import { DataTableEnd } from './DataTableEnd.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import { cellId } from './DataTableRow.tsx';
import { DataTableRows, useOuterBox } from './DataTableRows.tsx';
import { DataTableTools } from './DataTableTools.tsx';
import { DataTableTotals, PhoneTotals } from './DataTableTotals.tsx';
import { PrintedTable } from './PrintedTable.tsx';
import { columnTracks } from './useColumns.ts';
import { useTableEvents } from './useTableEvents.ts';
import { type TableState, useTableState } from './useTableState.ts';

const defaultHeight = 'max(420px, calc(100dvh - 220px))';

/**
 * A table of any length: only the rows in sight are in the document. Sorts, filters, adds up, selects,
 * copies and prints; rows of two lines on a phone.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const table = useTableState(props);
  const { hasTwoLines, columns, hasSelection, view, hasTotals, hasTotalsRow } = table;
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const { isPointed, events } = useTableEvents(table, grid);
  const outerBox = useOuterBox(scroller, hasTwoLines);
  useStartAtTop(table, scroller, grid);
  useInView(table, grid, isPointed);
  const hasMoreColumns = useHiddenEnd(scroller, grid);

  const { tracks, least } = columnTracks(columns.shown, columns.widths, hasSelection);
  const hasRows = view.length > 0 && (!hasTwoLines || outerBox !== undefined);
  return (
    <div className={styles.root}>
      <DataTableTools table={table} />
      <div className={styles.frame} data-more-columns={hasMoreColumns || undefined}>
        <div
          ref={scroller}
          className={styles.scroller}
          style={{ [styles.height]: props.height ?? defaultHeight } as CSSProperties}
          data-scroller
        >
          <div
            {...ariaProps(table)}
            {...events}
            ref={grid}
            className={styles.grid}
            style={{ [styles.tracks]: tracks, [styles.least]: `${least}px` } as CSSProperties}
          >
            <DataTableHead table={table} />
            {hasRows ? (
              <DataTableRows key={hasTwoLines ? 'phone' : 'desk'} table={table} box={outerBox} />
            ) : null}
            {hasTotalsRow ? <DataTableTotals table={table} /> : null}
          </div>
          <DataTableEnd table={table} />
          {hasTotals && hasTwoLines ? <PhoneTotals table={table} /> : null}
        </div>
      </div>
      <PrintedTable table={table} />
    </div>
  );
}

/** The size of the grid for screen readers, and its active cell. */
function ariaProps<Row>(table: TableState<Row>): HTMLAttributes<HTMLDivElement> {
  const { props, gridId, view, columnIds, isFiltered, hasTotalsRow, selection, active } = table;
  const { label, rows, rowCount, hasMore, isLoading = false } = props;
  const knownRows = isFiltered ? view.length : Math.max(rowCount ?? 0, rows.length);
  return {
    id: gridId,
    role: 'grid',
    tabIndex: 0,
    'aria-label': label,
    'aria-busy': isLoading,
    'aria-rowcount': hasMore && rowCount === undefined ? -1 : knownRows + (hasTotalsRow ? 2 : 1),
    'aria-colcount': columnIds.length,
    'aria-multiselectable': selection.mode === 'multiple' || undefined,
    'aria-activedescendant': active ? cellId(gridId, active.row, active.column) : undefined,
  };
}

/** Shows rows that are ordered or filtered again from the first one, unless the keyboard is among them. */
function useStartAtTop<Row>(
  { props, sort, hasTwoLines }: TableState<Row>,
  scroller: RefObject<HTMLElement | null>,
  grid: RefObject<HTMLElement | null>,
): void {
  const start = `${sort?.column} ${sort?.direction} ${props.filterText ?? ''}`;
  const before = useRef(start);
  useBrowserLayoutEffect(() => {
    const box = scroller.current;
    if (before.current === start) return;
    before.current = start;
    if (!box || grid.current?.contains(document.activeElement)) return;
    box.scrollTop = 0;
    // On a phone the rows scroll with the page.
    if (hasTwoLines && box.getBoundingClientRect().top < 0) box.scrollIntoView({ block: 'start' });
  }, [start, hasTwoLines, scroller, grid]);
}

/** Keeps the active cell in view while the grid has the focus. A cell under the pointer does not move. */
function useInView<Row>(
  { active, view }: TableState<Row>,
  grid: RefObject<HTMLElement | null>,
  isPointed: RefObject<boolean>,
): void {
  useBrowserLayoutEffect(() => {
    if (isPointed.current || grid.current === null || document.activeElement !== grid.current) return;
    grid.current.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [grid, active?.row, active?.column, view, isPointed]);
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

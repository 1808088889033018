// biome-ignore-all lint/a11y/useSemanticElements: a grid of elements that are placed freely, which those of a table are not
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stays on the grid, which points at the active cell

import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { alignOf, type TableSort } from '../tabular/columnLook.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './DataTable.css.ts';
import type { DataTableColumn } from './DataTableProps.ts';
import { cellProps } from './DataTableRow.tsx';
import { headRow } from './tableKeys.ts';
import { clampWidth, leastWidthOf, mostWidth, widthOf } from './useColumns.ts';
import type { Selection } from './useSelection.ts';
import type { TableState } from './useTableState.ts';

/** The titles of the columns, which stay in sight. */
export function DataTableHead<Row>({ table }: { table: TableState<Row> }) {
  const { gridId, hasTwoLines, columns, columnIds, sort, sortBy, hasSelection, selection, active } = table;
  const { messages } = useUI();
  const activeColumn = active?.row === headRow ? active.column : null;
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        {hasSelection ? (
          <div
            role="columnheader"
            className={styles.title}
            data-align="center"
            {...cellProps(gridId, headRow, 0, activeColumn)}
          >
            {/* On a phone the box of all rows is among the tools. */}
            {selection.mode === 'single' || hasTwoLines ? (
              <VisuallyHidden>{messages.table.selection}</VisuallyHidden>
            ) : (
              <SelectAll selection={selection} isTabStop={false} />
            )}
          </div>
        ) : null}
        {columns.shown.map((column) => (
          <div
            key={column.id}
            role="columnheader"
            // Without it, the name would include that of the resizer.
            aria-label={column.header}
            className={styles.title}
            data-align={alignOf(column)}
            aria-sort={ariaSort(column, sort)}
            {...cellProps(gridId, headRow, columnIds.indexOf(column.id), activeColumn)}
          >
            {column.isSortable ? (
              // The grid keeps the focus when it is pressed.
              <button
                type="button"
                className={styles.sortButton}
                onClick={() => sortBy(column.id)}
                tabIndex={-1}
                data-own
              >
                <span className={styles.sortText}>{column.header}</span>
                <ArrowUp size={12} className={styles.sortIcon} aria-hidden />
              </button>
            ) : (
              <span className={styles.titleText}>{column.header}</span>
            )}
            <ColumnResizer column={column} table={table} />
          </div>
        ))}
      </div>
    </div>
  );
}

function ariaSort<Row>({ id, isSortable }: DataTableColumn<Row>, sort: TableSort | null) {
  if (!isSortable) return undefined;
  return sort?.column === id ? sort.direction : 'none';
}

/** The checkbox for all visible rows. */
export function SelectAll({ selection, isTabStop }: { selection: Selection; isTabStop: boolean }) {
  const { messages } = useUI();
  const { countInView, isAll } = selection;
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = countInView > 0 && !isAll;
      }}
      type="checkbox"
      className={styles.box}
      tabIndex={isTabStop ? undefined : -1}
      aria-label={messages.table.selectAll}
      checked={isAll}
      onChange={selection.toggleAll}
      data-own
    />
  );
}

const step = 10;
const largeStep = 50;

/** The edge of a column. It is dragged, or moved with the arrows after F2; a double click resets the width. */
function ColumnResizer<Row>({ column, table }: { column: DataTableColumn<Row>; table: TableState<Row> }) {
  const { id, header } = column;
  const { widths, drag, resize } = table.columns;
  const { messages, direction } = useUI();
  /** The position of the pointer and the width when a drag began. */
  const [start, setStart] = useState<{ x: number; width: number } | null>(null);
  const [measured, setMeasured] = useState<number>();
  const least = leastWidthOf(column);
  const ahead = direction === 'rtl' ? -1 : 1;

  /** The width that the pointer drags the column to, or null where it drags nothing. */
  const draggedTo = ({ clientX }: PointerEvent): number | null =>
    start && clampWidth(column, start.width + (clientX - start.x) * ahead);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const width = titleWidth(event.currentTarget);
    const by = (event.shiftKey ? largeStep : step) * ahead;
    const next = { ArrowRight: width + by, ArrowLeft: width - by, Home: least }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    resize(id, clampWidth(column, next));
  };

  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={messages.table.columnWidth(header)}
      aria-valuenow={widthOf(column, widths) ?? measured ?? least}
      aria-valuemin={least}
      aria-valuemax={mostWidth}
      tabIndex={-1}
      className={styles.resizer}
      data-resizing={start !== null || undefined}
      onFocus={(event) => setMeasured(titleWidth(event.currentTarget))}
      onKeyDown={onKeyDown}
      onDoubleClick={() => resize(id, undefined)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setStart({ x: event.clientX, width: titleWidth(event.currentTarget) });
      }}
      onPointerMove={(event) => {
        const width = draggedTo(event);
        if (width !== null) drag({ id, width });
      }}
      onPointerUp={(event) => {
        const width = draggedTo(event);
        if (width !== null && event.clientX !== start?.x) resize(id, width);
      }}
      onLostPointerCapture={() => {
        setStart(null);
        drag(null);
      }}
    />
  );
}

function titleWidth(resizer: HTMLElement): number {
  return Math.round(resizer.parentElement?.getBoundingClientRect().width ?? 0);
}

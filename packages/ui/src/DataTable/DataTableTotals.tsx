// biome-ignore-all lint/a11y/useSemanticElements: a grid of elements that are placed freely, which those of a table are not
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stays on the grid, which points at the active cell
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: the role is one of two, and both have it

import type { ReactNode } from 'react';
import { alignOf, totalOrWord } from '../tabular/columnLook.ts';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './DataTable.css.ts';
import type { CellValue, DataTableColumn } from './DataTableProps.ts';
import { activeProps } from './DataTableRow.tsx';

interface DataTableTotalsProps<Row> {
  gridId: string;
  columns: readonly DataTableColumn<Row>[];
  headerId: string | undefined;
  /** Totals by the ids of their columns. */
  totals: ReadonlyMap<string, ReactNode>;
  rowCount: number;
  hasSelection: boolean;
  activeColumn: number | null;
}

/** The sums of the rows that are shown, which stay in sight. */
export function DataTableTotals<Row>(props: DataTableTotalsProps<Row>) {
  const { gridId, columns, headerId, totals, rowCount, hasSelection, activeColumn } = props;
  const { messages } = useUI();
  const first = hasSelection ? 1 : 0;
  return (
    <div role="rowgroup" className={styles.totals}>
      <div role="row" aria-rowindex={rowCount + 2} className={styles.totalsRow}>
        {hasSelection ? (
          <div
            role="gridcell"
            aria-colindex={1}
            className={styles.cell}
            {...activeProps(gridId, rowCount, 0, activeColumn)}
          />
        ) : null}
        {columns.map((column, number) => {
          const isHeader = column.id === headerId;
          const total = totals.get(column.id) ?? null;
          return (
            <div
              key={column.id}
              role={isHeader ? 'rowheader' : 'gridcell'}
              aria-colindex={number + first + 1}
              // The word for totals is read as words are, under figures as well.
              className={classNames(
                styles.cell,
                column.isNumeric && total !== null && styles.numeric,
                isHeader && styles.totalsName,
              )}
              data-align={alignOf(column)}
              {...activeProps(gridId, rowCount, number + first, activeColumn)}
            >
              {totalOrWord(total, isHeader, messages.totals)}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The totals of the rows that are shown, by the ids of their columns. */
export function totalsOf<Row>(
  columns: readonly DataTableColumn<Row>[],
  view: readonly Row[],
): ReadonlyMap<string, ReactNode> {
  const totals = new Map<string, ReactNode>();
  for (const { id, value, total } of columns) {
    if (total === undefined) continue;
    totals.set(id, typeof total === 'function' ? total(sumOf(view, value), view.length) : total);
  }
  return totals;
}

function sumOf<Row>(view: readonly Row[], getValue: (row: Row) => CellValue): number {
  let sum = 0;
  for (const row of view) {
    const value = getValue(row);
    if (typeof value === 'number' && !Number.isNaN(value)) sum += value;
  }
  return sum;
}

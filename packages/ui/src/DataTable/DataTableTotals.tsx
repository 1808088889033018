// biome-ignore-all lint/a11y/useSemanticElements: a grid of elements that are placed freely, which those of a table are not
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stays on the grid, which points at the active cell
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: the role is one of two, and both have it

import type { ReactNode } from 'react';
import { alignOf, totalOrWord } from '../tabular/columnLook.ts';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './DataTable.css.ts';
import type { DataTableColumn } from './DataTableColumn.ts';
import { activeProps } from './DataTableRow.tsx';
import type { RowView } from './useRowView.ts';

interface DataTableTotalsProps<Row> {
  gridId: string;
  columns: readonly DataTableColumn<Row>[];
  headerId: string | undefined;
  view: RowView<Row>;
  hasSelection: boolean;
  isCard: boolean;
  activeColumn: number | null;
}

/** The sums of the rows that are shown, which stay in sight. */
export function DataTableTotals<Row>(props: DataTableTotalsProps<Row>) {
  const { gridId, columns, headerId, view, hasSelection, isCard, activeColumn } = props;
  const { messages } = useUI();
  const first = hasSelection ? 1 : 0;
  return (
    <div role="rowgroup" className={styles.totals}>
      <div role="row" aria-rowindex={view.length + 2} className={styles.totalsRow}>
        {hasSelection && !isCard ? (
          <div
            role="gridcell"
            aria-colindex={1}
            className={styles.cell}
            {...activeProps(gridId, view.length, 0, activeColumn)}
          />
        ) : null}
        {columns.map((column, number) => {
          const isHeader = column.id === headerId;
          const total = totalOf(column, view);
          const content = totalOrWord(total, isHeader, messages.totals);
          return (
            <div
              key={column.id}
              role={isHeader ? 'rowheader' : 'gridcell'}
              aria-colindex={number + first + 1}
              // The word for totals is read as words are, under figures as well.
              className={classNames(
                styles.cell,
                column.isNumeric && total !== null && !isCard && styles.numeric,
              )}
              data-align={alignOf(column)}
              data-card={isCard && content === null ? 'hidden' : undefined}
              {...activeProps(gridId, view.length, number + first, activeColumn)}
            >
              {isCard && !isHeader ? (
                <span className={styles.cardLabel} aria-hidden>
                  {column.header}
                </span>
              ) : null}
              {isCard ? (
                <span className={classNames(!isHeader && styles.cardSum, column.isNumeric && styles.numeric)}>
                  {content}
                </span>
              ) : (
                content
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** What stands under a column, or null. */
export function totalOf<Row>({ id, total }: DataTableColumn<Row>, view: RowView<Row>): ReactNode {
  return (
    (typeof total === 'function' ? total(view.index.sum(id, view.positions), view.length) : total) ?? null
  );
}

import { type ReactElement, useMemo } from 'react';
import { formatMoney } from '../money/formatMoney.ts';
import { groupDigits } from '../money/groupDigits.ts';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './EditableGrid.css.ts';
import { type Grid, isFilled, type PreparedColumn, tableRoles } from './Grid.ts';
import { readCell } from './GridStore.ts';
import { hasFigures } from './gridColumns.ts';
import { numberOf, useGridCount, useGridTotal } from './useGridRows.ts';

/** The totals of the columns. A keystroke renders the total of its column and nothing else of the grid. */
export function GridTotals<Row extends object>({
  grid,
  rowIndex,
}: {
  grid: Grid<Row>;
  rowIndex: number;
}): ReactElement {
  const { messages } = useUI();
  return (
    <div {...tableRoles.group} className={styles.totals}>
      <div {...tableRoles.row(rowIndex)} className={styles.totalsRow}>
        <div {...tableRoles.rowHeader} className={styles.totalsLabel}>
          {messages.totals}
        </div>
        {grid.columns.map((prepared) => (
          <div
            key={prepared.id}
            {...tableRoles.cell}
            className={styles.total}
            data-header={prepared.column.header}
            data-figures={hasFigures(prepared.column) || undefined}
          >
            {prepared.column.total ? <Total grid={grid} prepared={prepared} /> : null}
          </div>
        ))}
        {grid.canRemoveRows ? <div {...tableRoles.cell} className={reset} /> : null}
      </div>
    </div>
  );
}

function Total<Row extends object>({ grid, prepared }: { grid: Grid<Row>; prepared: PreparedColumn<Row> }) {
  const ui = useUI();
  const { id, column } = prepared;
  const { total } = column;
  const measure = useMemo(
    () =>
      total === 'sum'
        ? (row: Row) => numberOf(readCell(row, id))
        : (row: Row) => (isFilled(readCell(row, id)) ? 1 : 0),
    [id, total],
  );
  const sum = useGridTotal(grid.store, measure);
  const count = useGridCount(grid.store);
  const { languageTag } = ui;
  const written = (figure: number) => groupDigits(String(Math.abs(figure)), languageTag);
  const text =
    total === 'filled'
      ? ui.messages.grid.filled(sum, count)
      : column.kind === 'money'
        ? formatMoney(sum, { currency: column.currency ?? ui.currency, languageTag })
        : `${sum < 0 ? '\u2212' : ''}${written(sum)}`;
  return <span className={total === 'sum' ? styles.figure : styles.words}>{text}</span>;
}

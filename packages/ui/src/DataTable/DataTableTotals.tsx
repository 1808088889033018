// biome-ignore-all lint/a11y/useSemanticElements: a grid placed freely is no table, and a group of sums no fieldset
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stays on the grid, which points at the active cell
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: the role is one of two, and both have it

import { ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { alignOf } from '../tabular/columnLook.ts';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './DataTable.css.ts';
import type { DataTableColumn } from './DataTableProps.ts';
import { cellProps } from './DataTableRow.tsx';
import type { TableState } from './useTableState.ts';

/** The sums of the rows that are shown, which stay in sight. */
export function DataTableTotals<Row>({ table }: { table: TableState<Row> }) {
  const { gridId, columns, columnIds, totals, view, hasSelection, active } = table;
  const { messages } = useUI();
  const rowCount = view.length;
  const activeColumn = active?.row === rowCount ? active.column : null;
  return (
    <div role="rowgroup" className={styles.totals}>
      <div role="row" aria-rowindex={rowCount + 2} className={styles.totalsRow}>
        {hasSelection ? (
          <div role="gridcell" className={styles.cell} {...cellProps(gridId, rowCount, 0, activeColumn)} />
        ) : null}
        {columns.shown.map((column) => {
          const isHeader = column.id === columns.headerId;
          const total = totals.get(column.id) ?? null;
          return (
            <div
              key={column.id}
              role={isHeader ? 'rowheader' : 'gridcell'}
              // The word for totals is read as words are, under figures as well.
              className={classNames(
                styles.cell,
                column.isNumeric && total !== null && styles.numeric,
                isHeader && styles.totalsName,
              )}
              data-align={alignOf(column)}
              {...cellProps(gridId, rowCount, columnIds.indexOf(column.id), activeColumn)}
            >
              {total ?? (isHeader ? messages.totals : null)}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The sums on a phone: a bar that stays in sight with the sum of the amounts and one more, and all of them by a press. */
export function PhoneTotals<Row>({ table }: { table: TableState<Row> }) {
  const { totals } = table;
  const { visible, headerId } = table.columns;
  const { messages } = useUI();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const sums = visible
    .filter((column) => column.id !== headerId && (totals.get(column.id) ?? null) !== null)
    .sort((one, other) => importance(one) - importance(other));
  const inBar = sums.filter(({ phone }) => phone !== 'hidden');
  const amounts = inBar.filter(({ phone }) => phone === 'amount');
  // Of several amounts, such as debit and credit, none is the sum of the rows: their balance is.
  const balance = amounts.length > 1 ? inBar.find(({ phone }) => phone === 'state') : undefined;
  const first = balance ?? inBar[0];
  const second = inBar.find((column) => column !== first);
  const isNamed = first !== balance && (first?.phone !== 'amount' || amounts.length > 1);
  const hasMore = sums.length > 1;
  const isShown = isOpen && hasMore;
  return (
    <div role="group" aria-label={messages.totals} className={styles.phoneTotals}>
      {isShown ? (
        <dl id={id} className={styles.phoneSums}>
          {sums.map((column) => (
            <div key={column.id} className={styles.phoneSum}>
              <dt>{column.header}</dt>
              <dd className={styles.phoneSumValue}>{totals.get(column.id)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <button
        type="button"
        className={styles.phoneTotalsBar}
        disabled={!hasMore}
        aria-expanded={hasMore ? isOpen : undefined}
        aria-controls={isShown ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.phoneTotalsWord}>{totals.get(headerId ?? '') ?? messages.totals}</span>
        <span className={styles.phoneBarSums}>
          {first ? (
            <span>
              {isNamed ? <span className={styles.phoneSumName}>{first.header} </span> : null}
              {totals.get(first.id)}
            </span>
          ) : null}
          {second ? (
            <span className={styles.phoneSecondSum}>
              <span className={styles.phoneSumName}>{second.header} </span>
              {totals.get(second.id)}
            </span>
          ) : null}
        </span>
        {hasMore ? <ChevronUp size={18} className={styles.phoneTotalsIcon} aria-hidden /> : null}
      </button>
    </div>
  );
}

/** The amount comes first, then the state, then the rest in their order. */
function importance<Row>({ phone }: DataTableColumn<Row>): number {
  return phone === 'amount' ? 0 : phone === 'state' ? 1 : 2;
}

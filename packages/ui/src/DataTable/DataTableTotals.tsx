// biome-ignore-all lint/a11y/useSemanticElements: a grid placed freely is no table, and a group of sums no fieldset
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stays on the grid, which points at the active cell
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: the role is one of two, and both have it

import { ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { alignOf, totalOrWord } from '../tabular/columnLook.ts';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './DataTable.css.ts';
import type { CellValue, DataTableColumn } from './DataTableProps.ts';
import { cellProps } from './DataTableRow.tsx';

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
          <div role="gridcell" className={styles.cell} {...cellProps(gridId, rowCount, 0, activeColumn)} />
        ) : null}
        {columns.map((column, number) => {
          const isHeader = column.id === headerId;
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
              {...cellProps(gridId, rowCount, number + first, activeColumn)}
            >
              {totalOrWord(total, isHeader, messages.totals)}
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface PhoneTotalsProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  headerId: string | undefined;
  /** Totals by the ids of their columns. */
  totals: ReadonlyMap<string, ReactNode>;
}

/** The sums on a phone: a bar that stays in sight with the sum of the amounts and one more, and all of them by a press. */
export function PhoneTotals<Row>({ columns, headerId, totals }: PhoneTotalsProps<Row>) {
  const { messages } = useUI();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const sums = columns
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
  return (
    <div role="group" aria-label={messages.totals} className={styles.phoneTotals}>
      {isOpen && hasMore ? (
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
        aria-controls={isOpen && hasMore ? id : undefined}
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

/** The totals by the ids of their columns: those that are given, and those of the rows that are shown. */
export function totalsOf<Row>(
  columns: readonly DataTableColumn<Row>[],
  view: readonly Row[],
  given: Readonly<Record<string, ReactNode>> = {},
): ReadonlyMap<string, ReactNode> {
  const totals = new Map<string, ReactNode>();
  for (const { id, value, total: own } of columns) {
    const total = id in given ? given[id] : own;
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

// biome-ignore-all lint/a11y/useSemanticElements: a group of sums, which no fieldset is

import { ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './DataTable.css.ts';
import type { DataTableColumn } from './DataTableProps.ts';

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
  const [first, second] = sums;
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
              {first.phone === 'amount' ? null : <span className={styles.phoneSumName}>{first.header} </span>}
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

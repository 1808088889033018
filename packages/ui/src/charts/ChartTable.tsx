import type { ReactNode } from 'react';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './chart.css.ts';

interface ChartTableProps {
  label: string;
  /** The heads of the columns, the names' first. */
  heads: readonly string[];
  /** The rows, each with its figures, which are null when missing. */
  rows: readonly { key: string; name: ReactNode; values: readonly (string | null)[] }[];
}

/** The figures of a chart, for those who would rather read than look. */
export function ChartTable({ label, heads, rows }: ChartTableProps) {
  const { messages } = useUI();
  const missing = (
    <>
      <span aria-hidden className={reset}>
        –
      </span>
      <VisuallyHidden>{messages.chart.missing}</VisuallyHidden>
    </>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.tableBox} aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead className={reset}>
          <tr className={reset}>
            {heads.map((head, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a head that stands twice is two columns
              <th key={place} scope="col" className={styles.tableHead}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={reset}>
          {rows.map(({ key, name, values }) => (
            <tr key={key} className={reset}>
              <th scope="row" className={styles.tableName}>
                {name}
              </th>
              {values.map((value, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a value has its place and nothing else
                <td key={place} className={styles.tableValue}>
                  {value === null ? missing : <span className={styles.figure}>{value}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import type { ReactNode } from 'react';
import * as styles from './PrintSheet.css.ts';

interface PaperRowProps {
  term: string;
  /** Whether it is an amount. */
  isFigure?: boolean;
  children: ReactNode;
}

/** A row of a table on paper: a term and what it is. */
export function PaperRow({ term, isFigure = false, children }: PaperRowProps) {
  return (
    <tr>
      <th scope="row" className={styles.cell}>
        {term}
      </th>
      <td className={isFigure ? styles.figure : styles.cell}>{children}</td>
    </tr>
  );
}

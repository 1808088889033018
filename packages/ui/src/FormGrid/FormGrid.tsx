import type { CSSProperties, ReactNode } from 'react';
import * as styles from '../Form/Form.css.ts';

/** Props of FormGrid. */
export interface FormGridProps {
  /** Number of columns on a desktop. A phone always has one. @default 2 */
  columns?: 1 | 2 | 3 | 4 | undefined;
  /** The fields. */
  children: ReactNode;
}

/** Fields in columns. */
export function FormGrid({ columns = 2, children }: FormGridProps) {
  return (
    <div className={styles.grid} style={{ '--hs-form-columns': columns } as CSSProperties}>
      {children}
    </div>
  );
}

/** A field that takes a whole row of the grid. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** The buttons at the end of a form. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

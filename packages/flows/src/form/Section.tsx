import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';

/** A part of a form under a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.sectionTitle}>{title}</h3>
      {children}
    </section>
  );
}

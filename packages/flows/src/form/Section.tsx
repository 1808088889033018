import { type ReactNode, useId } from 'react';
import * as styles from './layout.css.ts';

interface SectionProps {
  title: string;
  /** What the part is for, under its title. */
  hint?: string | undefined;
  children: ReactNode;
}

/** A part of a form under a heading. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.plain}>
        <h3 id={id} className={styles.sectionTitle}>
          {title}
        </h3>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      {children}
    </section>
  );
}

import { type ReactNode, useId } from 'react';
import * as styles from './SaleModal.css.ts';

/** A part of the form under a heading. */
export function SaleSection({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h3 id={id} className={styles.sectionTitle}>
          {title}
        </h3>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      {children}
    </section>
  );
}

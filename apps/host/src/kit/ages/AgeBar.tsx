import type { ReactNode } from 'react';
import * as styles from './AgeBar.css.ts';

/** One age of a whole. */
export interface AgePart {
  id: string | number;
  /** Its share of the whole, in any unit. */
  share: number;
  look: keyof typeof styles.ages;
  /** Its figure and its name. */
  label: ReactNode;
}

/** A bar divided by age, and the figure of each age. Ages of nothing are left out. */
export function AgeBar({ parts }: { parts: readonly AgePart[] }) {
  const shown = parts.filter(({ share }) => share > 0);
  if (shown.length === 0) return null;
  return (
    <>
      <div className={styles.bar} aria-hidden>
        {shown.map(({ id, share, look }) => (
          <span key={id} className={styles.ages[look]} style={{ flexGrow: share }} />
        ))}
      </div>
      <ul className={styles.names}>
        {shown.map(({ id, look, label }) => (
          <li key={id}>
            <span className={`${styles.dot} ${styles.ages[look]}`} aria-hidden />
            {label}
          </li>
        ))}
      </ul>
    </>
  );
}

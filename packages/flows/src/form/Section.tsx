import { VisuallyHidden } from '@handset/ui';
import { type ReactNode, useId } from 'react';
import * as styles from './layout.css.ts';

interface SectionProps {
  title: string;
  /** Whether only screen readers get the title, since the fields say what they are. */
  isTitleHidden?: boolean | undefined;
  /** Hint under the title. */
  hint?: string | undefined;
  children: ReactNode;
}

/** A part of a form under a heading. */
export function Section({ title, isTitleHidden = false, hint, children }: SectionProps) {
  const id = useId();
  const heading = (
    <h3 id={id} className={styles.sectionTitle}>
      {title}
    </h3>
  );
  return (
    <section className={styles.section} aria-labelledby={id}>
      {isTitleHidden ? (
        <VisuallyHidden>{heading}</VisuallyHidden>
      ) : (
        <div className={styles.plain}>
          {heading}
          {hint && <p className={styles.hint}>{hint}</p>}
        </div>
      )}
      {children}
    </section>
  );
}

interface SectionsProps {
  /** Content beside the sections where there is room, otherwise below them. */
  summary?: ReactNode;
  /** The parts of a form. */
  children: ReactNode;
}

/** The parts of a large form, with its summary. */
export function Sections({ summary, children }: SectionsProps) {
  const parts = <div className={styles.sections}>{children}</div>;
  return (
    <div className={styles.frame}>
      {summary ? (
        <div className={styles.columns}>
          {parts}
          {summary}
        </div>
      ) : (
        parts
      )}
    </div>
  );
}

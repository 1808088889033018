import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

/** Props of EmptyState. */
export interface EmptyStateProps {
  /** A picture that illustrates it. */
  icon?: ReactNode;
  /** Says what is missing. */
  title: string;
  /** Says what to do next. */
  description?: ReactNode;
  /** The button or link that does it. */
  action?: ReactNode;
}

/** Shown when there is nothing yet. Names the next step and offers it. */
export function EmptyState({ icon, title, description, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon ? (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      ) : null}
      <p className={styles.title}>{title}</p>
      {description ? <p className={styles.description}>{description}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}

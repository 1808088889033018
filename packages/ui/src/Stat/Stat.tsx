import type { ReactNode } from 'react';
import type { Tone } from '../Badge/tones.ts';
import { Card } from '../Card/Card.tsx';
import { isMissing } from '../tabular/columnLook.ts';
import { classNames } from '../theme/classNames.ts';
import * as styles from './Stat.css.ts';

/** Props of Stat. */
export interface StatProps {
  /** The name of the figure. */
  label: string;
  /** The figure. Null, undefined and NaN show as a dash. */
  value: ReactNode;
  /** The tone of the figure. @default 'neutral' */
  tone?: Tone | undefined;
  /** A line below the figure. */
  description?: ReactNode;
  /** An icon before the label. */
  icon?: ReactNode;
  /** The address of the rows behind the figure. */
  href?: string | undefined;
}

/** A key figure that links to the rows behind it. */
export function Stat({ label, value, tone = 'neutral', description, icon, href }: StatProps) {
  return (
    <Card href={href}>
      <div className={styles.stat}>
        <span className={styles.label}>
          {icon ? (
            <span className={styles.icon} aria-hidden>
              {icon}
            </span>
          ) : null}
          {label}
        </span>
        <span className={styles.figure}>
          <span className={classNames(styles.value, styles.tones[tone])}>
            {isMissing(value) ? '–' : value}
          </span>
        </span>
        {description ? <span className={styles.description}>{description}</span> : null}
      </div>
    </Card>
  );
}

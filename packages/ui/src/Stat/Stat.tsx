import type { ReactNode } from 'react';
import type { Tone } from '../Badge/tones.ts';
import { Card } from '../Card/Card.tsx';
import { classNames } from '../theme/classNames.ts';
import * as styles from './Stat.css.ts';

/** Props of Stat. */
export interface StatProps {
  /** What is counted. */
  label: string;
  /** The figure. */
  value: ReactNode;
  /** What the figure means. @default 'neutral' */
  tone?: Tone | undefined;
  /** What the figure is made of or compared with. */
  description?: ReactNode;
  /** A picture before the label. */
  icon?: ReactNode;
  /** Where the rows behind the figure are. */
  href?: string | undefined;
}

/** A figure that is looked at first; it leads to the rows behind it. */
export function Stat({ label, value, tone = 'neutral', description, icon, href }: StatProps) {
  return (
    <Card href={href}>
      <div className={styles.stat}>
        <span className={styles.label}>
          {icon}
          {label}
        </span>
        <span className={classNames(styles.value, styles.tones[tone])}>{value}</span>
        {description ? <span className={styles.description}>{description}</span> : null}
      </div>
    </Card>
  );
}

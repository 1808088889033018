import type { ReactNode } from 'react';
import type { Tone } from '../Badge/tones.ts';
import { classNames } from '../theme/classNames.ts';
import * as styles from './DescriptionList.css.ts';

/** A term and what it is. */
export interface DescriptionItem {
  /** The term. */
  term: string;
  /** What it is. */
  description: ReactNode;
  /** Whether it is a figure. */
  isNumeric?: boolean | undefined;
  /** Whether it is the sum of the others. */
  isStrong?: boolean | undefined;
  /** What it means. @default 'neutral' */
  tone?: Tone | undefined;
}

/** Props of DescriptionList. */
export interface DescriptionListProps {
  /** The pairs. */
  items: readonly DescriptionItem[];
  /** `rows`: the term at the start and the rest at the end; `columns`: the term above. @default 'rows' */
  layout?: 'rows' | 'columns' | undefined;
}

/** Facts about one thing. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  return (
    <dl className={classNames(styles.list, styles.layouts[layout])}>
      {items.map(({ term, description, isNumeric, isStrong, tone = 'neutral' }) => (
        <div key={term} className={classNames(styles.pair[layout], isStrong && styles.strong)}>
          <dt className={styles.term}>{term}</dt>
          <dd className={classNames(styles.description, isNumeric && styles.figure, styles.tones[tone])}>
            {description}
          </dd>
        </div>
      ))}
    </dl>
  );
}

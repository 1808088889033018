import type { ReactNode } from 'react';
import type { Tone } from '../Badge/tones.ts';
import { isMissing } from '../tabular/columnLook.ts';
import { classNames } from '../theme/classNames.ts';
import * as styles from './DescriptionList.css.ts';

/** A term with its description. */
export interface DescriptionItem {
  /** The term. */
  term: string;
  /** The value. Null, undefined, empty and NaN show as a dash. */
  description: ReactNode;
  /** Whether it is a figure: Latin order, digits of one width. @default false */
  isNumeric?: boolean | undefined;
  /** Whether it is the sum of the others. @default false */
  isStrong?: boolean | undefined;
  /** Colour by meaning. @default 'neutral' */
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
  if (items.length === 0) return null;
  return (
    <dl className={classNames(styles.list, styles.layouts[layout])}>
      {items.map(({ term, description, isNumeric, isStrong, tone = 'neutral' }, position) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: two facts may go by one name
          key={position}
          className={classNames(styles.pair[layout], isStrong && styles.strong)}
        >
          <dt className={styles.term}>{term}</dt>
          <dd className={classNames(styles.description, styles.tones[tone])}>
            {isMissing(description) ? (
              <span className={styles.missing}>–</span>
            ) : isNumeric ? (
              <span className={styles.figure}>{description}</span>
            ) : (
              description
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

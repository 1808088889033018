import type { ReactNode } from 'react';
import type { Tone } from '../Badge/tones.ts';
import { Card, type CardProps } from '../Card/Card.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Stat.css.ts';
import { Trend } from './Trend.tsx';
import type { StatTrend } from './trendOf.ts';

export type { StatTrend } from './trendOf.ts';

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
  /** The change of the figure; not shown where it is not a number. */
  trend?: StatTrend | undefined;
  /** A small chart under the figure. It needs no text, since the figure and its trend say the same. */
  chart?: ReactNode;
  /** An icon before the label. */
  icon?: ReactNode;
  /** The address of the rows behind the figure. */
  href?: string | undefined;
  /** Whether the figure is on its way. @default false */
  isLoading?: boolean | undefined;
  /** Look of the card; see Card. @default 'outlined' */
  look?: CardProps['look'];
}

/** A key figure that links to the rows behind it. */
export function Stat(props: StatProps) {
  const { label, value, tone = 'neutral', description, trend, chart, icon, href, isLoading, look } = props;
  const { messages } = useUI();
  return (
    <Card href={href} look={look}>
      <div className={styles.stat} aria-busy={isLoading ? true : undefined}>
        <span className={styles.label}>
          {icon ? (
            <span className={styles.icon} aria-hidden>
              {icon}
            </span>
          ) : null}
          {label}
        </span>
        {isLoading ? (
          <>
            <VisuallyHidden>{messages.loading}</VisuallyHidden>
            <span className={styles.figure}>
              <span className={styles.value}>
                <Skeleton width="7ch" />
              </span>
            </span>
            {description !== undefined || trend ? <Skeleton width="60%" /> : null}
          </>
        ) : (
          <>
            <span className={styles.figure}>
              <span className={classNames(styles.value, styles.tones[tone])}>
                {isMissing(value) ? '–' : value}
              </span>
            </span>
            {trend && Number.isFinite(trend.change) ? <Trend trend={trend} /> : null}
            {description ? <span className={styles.description}>{description}</span> : null}
          </>
        )}
        {chart ? (
          <span className={styles.chart} aria-hidden>
            {isLoading ? <Skeleton shape="block" height={32} /> : chart}
          </span>
        ) : null}
      </div>
    </Card>
  );
}

function isMissing(value: ReactNode): boolean {
  return value === null || value === undefined || value === '' || Number.isNaN(value);
}

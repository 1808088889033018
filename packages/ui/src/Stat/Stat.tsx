import type { ReactNode } from 'react';
import type { Tone } from '../Badge/tones.ts';
import { Card, type CardProps } from '../Card/Card.tsx';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
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
  /** What is counted. */
  label: string;
  /** The figure; a dash where it is null, undefined or not a number. */
  value: ReactNode;
  /** What the figure means. @default 'neutral' */
  tone?: Tone | undefined;
  /** What the figure is made of or compared with. */
  description?: ReactNode;
  /** How much it changed; left out while the change is not a number. */
  trend?: StatTrend | undefined;
  /** A small chart under the figure; it needs no words, since the figure and its trend say them. */
  chart?: ReactNode;
  /** A picture before the label. */
  icon?: ReactNode;
  /** Where the rows behind the figure are. */
  href?: string | undefined;
  /** Whether the figure is on its way. @default false */
  isLoading?: boolean | undefined;
  /** The ground it stands on; see Card. @default 'outlined' */
  look?: CardProps['look'];
}

/** A figure that is looked at first; it leads to the rows behind it. */
export function Stat(props: StatProps) {
  const { label, value, tone = 'neutral', description, trend, chart, icon, href, isLoading, look } = props;
  const { messages } = useUI();
  useDevelopmentWarning(warningAbout(props));
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

function warningAbout({ value, trend, isLoading }: StatProps): string | null {
  if (isLoading) return null;
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return `Stat: value is ${value}. Pass a formatted figure, or null where there is none.`;
  }
  if (trend && !Number.isFinite(trend.change)) {
    return `Stat: trend.change is ${trend.change}, and no trend is shown. Leave trend out where there is nothing to compare with.`;
  }
  return null;
}

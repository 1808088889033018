import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { classNames } from '../theme/classNames.ts';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Stat.css.ts';
import { type StatTrend, trendOf } from './trendOf.ts';

const arrows = { up: ArrowUpRight, down: ArrowDownRight, flat: ArrowRight };

/** The change of a figure: an arrow, a percentage and a comparison. */
export function Trend({ trend }: { trend: StatTrend }) {
  const { messages, languageTag } = useUI();
  const { direction, tone, size } = trendOf(trend);
  const percent = new Intl.NumberFormat(languageTag, {
    style: 'percent',
    maximumFractionDigits: size < 0.1 ? 1 : 0,
    numberingSystem: 'latn',
  }).format(size);
  const Arrow = arrows[direction];
  const words = {
    up: messages.trendUp(percent),
    down: messages.trendDown(percent),
    flat: messages.trendFlat,
  };
  return (
    <span className={styles.trend}>
      <span className={classNames(styles.change, styles.tones[tone])} aria-hidden>
        <Arrow size={14} strokeWidth={2} className={styles.arrow} />
        <span className={styles.percent}>{percent}</span>
      </span>
      <VisuallyHidden>{words[direction]}</VisuallyHidden>
      {trend.comparison ? <span className={reset}>{trend.comparison}</span> : null}
    </span>
  );
}

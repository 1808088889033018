import * as styles from './chart.css.ts';
import type { ReadSeries } from './readSeries.ts';
import { type SeriesShape, Swatch } from './Swatch.tsx';

interface ChartLegendProps {
  series: readonly ReadSeries[];
  shape: SeriesShape;
}

/** Which series is which. */
export function ChartLegend({ series, shape }: ChartLegendProps) {
  return (
    <ul className={styles.legend}>
      {series.map(({ key, label }, place) => (
        <li key={key} className={styles.legendItem}>
          <Swatch place={place} shape={shape} />
          {label}
        </li>
      ))}
    </ul>
  );
}

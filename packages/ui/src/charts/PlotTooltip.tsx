import * as styles from './chart.css.ts';
import { type SeriesShape, Swatch } from './Swatch.tsx';

/** The figures of one category. */
export interface PlotReading {
  title: string;
  rows: readonly {
    key: string;
    label: string;
    value: string;
    /** The index of the series. */
    place: number;
  }[];
}

interface PlotTooltipProps {
  reading: PlotReading;
  /** The distance of the category from the inline start. */
  distance: number;
  width: number;
  shape: SeriesShape;
  /** The index of the chosen series; null for all. */
  chosen: number | null;
}

const gap = 12;

/** The figures of a category, on the side where there is more room. */
export function PlotTooltip({ reading, distance, width, shape, chosen }: PlotTooltipProps) {
  const side =
    distance > width / 2 ? { insetInlineEnd: width - distance + gap } : { insetInlineStart: distance + gap };
  return (
    <div className={styles.tooltip} style={side} aria-hidden>
      <span className={styles.tooltipTitle}>{reading.title}</span>
      {reading.rows.map(({ key, label, value, place }) => (
        <span key={key} className={styles.tooltipRow} data-chosen={chosen === place || undefined}>
          <Swatch place={place} shape={shape} />
          <span className={styles.tooltipLabel}>{label}</span>
          <span className={styles.figure}>{value}</span>
        </span>
      ))}
    </div>
  );
}

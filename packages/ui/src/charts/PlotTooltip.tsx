import * as styles from './chart.css.ts';
import { type SeriesShape, Swatch } from './Swatch.tsx';

/** What is told of one place of a chart. */
export interface PlotReading {
  title: string;
  rows: readonly {
    key: string;
    label: string;
    value: string;
    /** The place of the series that it is of. */
    place: number;
  }[];
}

interface PlotTooltipProps {
  reading: PlotReading;
  /** The distance of the place from where reading begins. */
  distance: number;
  width: number;
  shape: SeriesShape;
  /** The series that the reader has chosen; null for all. */
  chosen: number | null;
}

const gap = 12;

/** The figures of the place that the reader points at, on the side where there is more room. */
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

import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './chart.css.ts';
import { type SeriesShape, Swatch } from './Swatch.tsx';
import type { ChartPlace, usePlotReader } from './usePlotReader.ts';

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

interface PlotReaderProps {
  label: string;
  /** Number of places. */
  count: number;
  place: ChartPlace;
  isShown: boolean;
  events: ReturnType<typeof usePlotReader>['events'];
  reading: PlotReading;
  /** The distance of the place from the inline start. */
  distance: number;
  width: number;
  shape: SeriesShape;
}

/**
 * Handles pointer and keyboard over a drawing. Shows the figures of one category in a tooltip and announces
 * them.
 */
export function PlotReader(props: PlotReaderProps) {
  const { label, count, place, isShown, events, reading, distance, width, shape } = props;
  const { messages } = useUI();
  return (
    <>
      <div
        // A slider is what screen readers give their arrow keys to, and whose value they read after each.
        role="slider"
        tabIndex={0}
        className={styles.reader}
        aria-label={label}
        aria-roledescription={messages.chart.role}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={place.category + 1}
        aria-valuetext={sentenceOf(reading, place.series)}
        {...events}
      />
      {isShown ? <PlotTooltip {...{ reading, distance, width, shape }} chosen={place.series} /> : null}
    </>
  );
}

/** The figures as one sentence, of all series or of the chosen one. */
function sentenceOf({ title, rows }: PlotReading, chosen: number | null): string {
  const told = rows.filter(({ place }) => chosen === null || chosen === place);
  return `${title}: ${told.map(({ label, value }) => `${label} ${value}`).join(', ')}`;
}

interface PlotTooltipProps extends Pick<PlotReaderProps, 'reading' | 'distance' | 'width' | 'shape'> {
  /** The index of the chosen series; null for all. */
  chosen: number | null;
}

const gap = 12;

/** The figures of a category, on the side where there is more room. */
function PlotTooltip({ reading, distance, width, shape, chosen }: PlotTooltipProps) {
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

import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './chart.css.ts';
import type { ChartPlace } from './moveOfKey.ts';
import { type PlotReading, PlotTooltip } from './PlotTooltip.tsx';
import type { SeriesShape } from './Swatch.tsx';
import type { usePlotReader } from './usePlotReader.ts';

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
      {isShown ? (
        <PlotTooltip
          reading={reading}
          distance={distance}
          width={width}
          shape={shape}
          chosen={place.series}
        />
      ) : null}
    </>
  );
}

/** The figures as one sentence, of all series or of the chosen one. */
function sentenceOf({ title, rows }: PlotReading, chosen: number | null): string {
  const told = rows.filter(({ place }) => chosen === null || chosen === place);
  return `${title}: ${told.map(({ label, value }) => `${label} ${value}`).join(', ')}`;
}

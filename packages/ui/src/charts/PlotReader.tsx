import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './chart.css.ts';
import type { ChartPlace } from './moveOfKey.ts';
import { type PlotReading, PlotTooltip } from './PlotTooltip.tsx';
import { sentenceOf } from './readingOf.ts';
import type { SeriesShape } from './Swatch.tsx';
import type { usePlotReader } from './usePlotReader.ts';

interface PlotReaderProps {
  label: string;
  /** How many places there are. */
  count: number;
  place: ChartPlace;
  isShown: boolean;
  events: ReturnType<typeof usePlotReader>['events'];
  reading: PlotReading;
  /** The distance of the place from where reading begins; null where what is read is shown elsewhere. */
  distance: number | null;
  width: number;
  shape: SeriesShape;
}

/** Takes pointer and keyboard over a drawing, and tells what stands where the reader is: shown beside it, and read aloud. */
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
      {isShown && distance !== null ? (
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

import { useUI } from '../UIProvider/UIProvider.tsx';
import type { PlotSpace } from './ChartKind.ts';
import * as styles from './chart.css.ts';
import type { ChartFormats } from './chartFormats.ts';
import { type SeriesShape, Swatch } from './Swatch.tsx';
import type { usePlotReader } from './usePlotReader.ts';

interface PlotReaderProps {
  label: string;
  categories: readonly string[];
  formats: ChartFormats;
  reader: ReturnType<typeof usePlotReader>;
  space: PlotSpace;
  shape: SeriesShape;
}

const gap = 12;

/**
 * Handles pointer and keyboard over a drawing. Shows the figures of one category in a tooltip and announces
 * them.
 */
export function PlotReader({ label, categories, formats, reader, space, shape }: PlotReaderProps) {
  const { messages } = useUI();
  const { category, series: chosen } = reader.place;
  const title = formats.categoryInFull(categories[category] ?? '');
  const figures = space.series.map(({ key, label: name, values }) => {
    const value = values[category] ?? null;
    return { key, name, text: value === null ? messages.chart.missing : formats.value(value) };
  });
  const told = figures.filter((_, place) => chosen === null || chosen === place);
  // The tooltip is on the side where there is more room.
  const distance = space.positions[category] ?? 0;
  const side =
    distance > space.width / 2
      ? { insetInlineEnd: space.width - distance + gap }
      : { insetInlineStart: distance + gap };
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
        aria-valuemax={categories.length}
        aria-valuenow={category + 1}
        aria-valuetext={`${title}: ${told.map(({ name, text }) => `${name} ${text}`).join(', ')}`}
        {...reader.events}
      />
      {reader.isShown ? (
        <div className={styles.tooltip} style={side} aria-hidden>
          <span className={styles.tooltipTitle}>{title}</span>
          {figures.map(({ key, name, text }, place) => (
            <span key={key} className={styles.tooltipRow} data-chosen={chosen === place || undefined}>
              <Swatch place={place} shape={shape} />
              <span className={styles.tooltipLabel}>{name}</span>
              <span className={styles.figure}>{text}</span>
            </span>
          ))}
        </div>
      ) : null}
    </>
  );
}

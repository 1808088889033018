import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { useUI } from '../UIProvider/UIProvider.tsx';
import type { ChartKind, PlotSpace } from './ChartKind.ts';
import * as styles from './chart.css.ts';
import type { ChartFormats } from './chartFormats.ts';
import { Swatch } from './Swatch.tsx';

interface PlotReaderProps {
  label: string;
  categories: readonly string[];
  formats: ChartFormats;
  kind: ChartKind;
  space: PlotSpace;
  /** The drawn series. They come from above, so that a moving pointer does not draw them again. */
  marks: ReactNode;
}

const gap = 12;

/**
 * A drawing, and what handles pointer and keyboard over it. Shows the figures of one category in a tooltip
 * and announces them.
 */
export function PlotReader({ label, categories, formats, kind, space, marks }: PlotReaderProps) {
  const { messages } = useUI();
  const { series, positions, scale, width, height } = space;
  const { category, chosen, isShown, isRightToLeft, events } = usePlotReader(space);
  const title = formats.categoryInFull(categories[category] ?? '');
  const figures = series.map(({ key, label: name, values }) => {
    const value = values[category] ?? null;
    return { key, name, text: value === null ? messages.chart.missing : formats.value(value) };
  });
  const told = figures.filter((_, place) => chosen === null || chosen === place);
  // The tooltip is on the side where there is more room.
  const distance = positions[category] ?? 0;
  const side =
    distance > width / 2 ? { insetInlineEnd: width - distance + gap } : { insetInlineStart: distance + gap };
  return (
    <>
      <svg
        width={width}
        height={height}
        className={styles.drawing}
        data-mirrored={isRightToLeft || undefined}
        aria-hidden="true"
      >
        {scale.ticks.map((tick) => (
          <line
            key={tick}
            x2={width}
            y1={scale.y(tick)}
            y2={scale.y(tick)}
            className={tick === 0 ? styles.zeroLine : styles.gridLine}
          />
        ))}
        {isShown ? kind.renderCursor(space, category, chosen) : null}
        {marks}
      </svg>
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
        {...events}
      />
      {isShown ? (
        <div className={styles.tooltip} style={side} aria-hidden>
          <span className={styles.tooltipTitle}>{title}</span>
          {figures.map(({ key, name, text }, place) => (
            <span key={key} className={styles.tooltipRow} data-chosen={chosen === place || undefined}>
              <Swatch place={place} shape={kind.shape} />
              <span className={styles.tooltipLabel}>{name}</span>
              <span className={styles.figure}>{text}</span>
            </span>
          ))}
        </div>
      ) : null}
    </>
  );
}

interface ChartPlace {
  category: number;
  /** One series, or null for all at once. */
  chosen: number | null;
}

/** The category and series that are read in a chart, chosen by pointer or keyboard. */
function usePlotReader({ series, positions }: PlotSpace) {
  const isRightToLeft = useUI().direction === 'rtl';
  const [stored, setPlace] = useState<ChartPlace>({ category: 0, chosen: null });
  const [isShown, setShown] = useState(false);
  // A key may lead beyond an end, and there may be less to read since the last render.
  const category = Math.max(0, Math.min(stored.category, positions.length - 1));
  const chosen = series.length > (stored.chosen ?? 0) ? stored.chosen : null;

  const read = (place: ChartPlace) => {
    setPlace(place);
    setShown(true);
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, right } = event.currentTarget.getBoundingClientRect();
    const distance = isRightToLeft ? right - event.clientX : event.clientX - left;
    read({ category: nearestPlace(positions, distance), chosen: null });
  };
  const onwards = isRightToLeft ? -1 : 1;
  const page = Math.max(1, Math.round(positions.length / 10));
  const moves: Readonly<Record<string, ChartPlace>> = {
    ArrowRight: { category: category + onwards, chosen },
    ArrowLeft: { category: category - onwards, chosen },
    PageUp: { category: category + page, chosen },
    PageDown: { category: category - page, chosen },
    Home: { category: 0, chosen },
    End: { category: positions.length - 1, chosen },
    ArrowDown: { category, chosen: nextSeries(chosen, 1, series.length) },
    ArrowUp: { category, chosen: nextSeries(chosen, -1, series.length) },
  };
  const events = {
    onPointerDown: point,
    onPointerMove: point,
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      // A lifted finger leaves the tooltip open; pressing elsewhere closes it.
      if (event.pointerType !== 'touch') setShown(event.currentTarget.matches(':focus-visible'));
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.matches(':focus-visible')) setShown(true);
    },
    onBlur: () => setShown(false),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Escape') {
        if (isShown) event.stopPropagation();
        setShown(false);
      }
      const next = moves[event.key];
      if (!next) return;
      event.preventDefault();
      read(next);
    },
  };
  return { category, chosen, isShown, isRightToLeft, events };
}

function nearestPlace(positions: readonly number[], distance: number): number {
  const distances = positions.map((position) => Math.abs(position - distance));
  return distances.indexOf(Math.min(...distances));
}

/** Cycles through all series together and each of them alone. */
function nextSeries(chosen: number | null, step: 1 | -1, count: number): number | null {
  const stops = count > 1 ? [null, ...Array(count).keys()] : [null];
  return stops.at((stops.indexOf(chosen) + step) % stops.length) ?? null;
}

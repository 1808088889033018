import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';

/** The category of a chart that is read, and one of its series or all of them. */
export interface ChartPlace {
  category: number;
  /** Null for all series at once. */
  series: number | null;
}

interface ChartSize {
  /** The number of categories. */
  categories: number;
  /** The number of series. */
  series: number;
  isRightToLeft: boolean;
}

/**
 * The category and series that are read in a chart, chosen by pointer or keyboard.
 *
 * @param find the category at a distance from the inline start
 */
export function usePlotReader(chart: ChartSize, find: (distance: number) => number) {
  const [stored, setPlace] = useState<ChartPlace>({ category: 0, series: null });
  const [isShown, setShown] = useState(false);
  // There may be fewer categories since the last render.
  const place: ChartPlace = {
    category: Math.max(0, Math.min(stored.category, chart.categories - 1)),
    series: stored.series !== null && stored.series < chart.series ? stored.series : null,
  };

  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, right } = event.currentTarget.getBoundingClientRect();
    const category = find(chart.isRightToLeft ? right - event.clientX : event.clientX - left);
    setPlace({ category, series: null });
    setShown(true);
  };
  return {
    place,
    isShown,
    events: {
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
          return;
        }
        const next = moveOfKey(event.key, place, chart);
        if (!next) return;
        event.preventDefault();
        setPlace(next);
        setShown(true);
      },
    },
  };
}

/** The place that a key moves to; null for a key that the chart does not handle. */
export function moveOfKey(key: string, place: ChartPlace, chart: ChartSize): ChartPlace | null {
  const { category, series } = place;
  const last = chart.categories - 1;
  const onwards = chart.isRightToLeft ? -1 : 1;
  const page = Math.max(1, Math.round(chart.categories / 10));
  const to = (next: number) => ({ category: Math.min(last, Math.max(0, next)), series });
  if (key === 'ArrowRight') return to(category + onwards);
  if (key === 'ArrowLeft') return to(category - onwards);
  if (key === 'PageUp') return to(category + page);
  if (key === 'PageDown') return to(category - page);
  if (key === 'Home') return to(0);
  if (key === 'End') return to(last);
  if (key === 'ArrowDown') return { category, series: nextSeries(series, 1, chart.series) };
  if (key === 'ArrowUp') return { category, series: nextSeries(series, -1, chart.series) };
  return null;
}

/** Cycles through all series together and each of them alone. */
function nextSeries(series: number | null, step: 1 | -1, count: number): number | null {
  if (count < 2) return null;
  const next = ((series ?? -1) + 1 + step + (count + 1)) % (count + 1);
  return next === 0 ? null : next - 1;
}

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

interface PlotReaderOptions extends ChartSize {
  /** The category at a distance from the inline start. */
  find: (x: number) => number;
}

/** The category and series that are read in a chart, chosen by pointer or keyboard. */
export function usePlotReader({ categories, series, isRightToLeft, find }: PlotReaderOptions) {
  const [stored, setPlace] = useState<ChartPlace>({ category: 0, series: null });
  const [isShown, setShown] = useState(false);
  // There may be fewer categories since the last render.
  const place: ChartPlace = {
    category: Math.max(0, Math.min(stored.category, categories - 1)),
    series: stored.series !== null && stored.series < series ? stored.series : null,
  };

  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, right } = event.currentTarget.getBoundingClientRect();
    const category = find(isRightToLeft ? right - event.clientX : event.clientX - left);
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
        const next = moveOfKey(event.key, place, { categories, series, isRightToLeft });
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
  const onwards = chart.isRightToLeft ? -1 : 1;
  const page = Math.max(1, Math.round(chart.categories / 10));
  const to = (category: number): ChartPlace => ({
    ...place,
    category: Math.min(chart.categories - 1, Math.max(0, category)),
  });
  switch (key) {
    case 'ArrowRight':
      return to(place.category + onwards);
    case 'ArrowLeft':
      return to(place.category - onwards);
    case 'PageUp':
      return to(place.category + page);
    case 'PageDown':
      return to(place.category - page);
    case 'Home':
      return to(0);
    case 'End':
      return to(chart.categories - 1);
    case 'ArrowDown':
      return { ...place, series: nextSeries(place.series, 1, chart.series) };
    case 'ArrowUp':
      return { ...place, series: nextSeries(place.series, -1, chart.series) };
    default:
      return null;
  }
}

/** Cycles through all series together and each of them alone. */
function nextSeries(series: number | null, step: 1 | -1, count: number): number | null {
  if (count < 2) return null;
  const next = ((series ?? -1) + 1 + step + (count + 1)) % (count + 1);
  return next === 0 ? null : next - 1;
}

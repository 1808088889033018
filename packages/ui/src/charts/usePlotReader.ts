import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { type ChartPlace, moveOfKey } from './moveOfKey.ts';

interface Options {
  count: number;
  /** The category at a distance from the inline start. */
  find: (x: number) => number;
  series: number;
  isRightToLeft: boolean;
}

/** The category and series that are read in a chart, chosen by pointer or keyboard. */
export function usePlotReader({ count, find, series, isRightToLeft }: Options) {
  const [stored, setPlace] = useState<ChartPlace>({ category: 0, series: null });
  const [isShown, setShown] = useState(false);
  // There may be fewer categories since the last render.
  const place: ChartPlace = {
    category: Math.max(0, Math.min(stored.category, count - 1)),
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
        const next = moveOfKey(event.key, place, { categories: count, series, isRightToLeft });
        if (!next) return;
        event.preventDefault();
        setPlace(next);
        setShown(true);
      },
    },
  };
}

import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { type ChartPlace, moveOfKey } from './moveOfKey.ts';

interface Options {
  /** How many categories there are. */
  count: number;
  /** Which category is at a point of the drawing, counted from where reading begins and from the top; null for none. */
  find: (x: number, y: number) => number | null;
  series: number;
  isRightToLeft: boolean;
}

/** Where the reader is in a drawing, by pointer and by keyboard. */
export function usePlotReader({ count, find, series, isRightToLeft }: Options) {
  const [stored, setPlace] = useState<ChartPlace>({ category: 0, series: null });
  const [isShown, setShown] = useState(false);
  // The figures may have become fewer since.
  const place: ChartPlace = {
    category: Math.max(0, Math.min(stored.category, count - 1)),
    series: stored.series !== null && stored.series < series ? stored.series : null,
  };

  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, right, top } = event.currentTarget.getBoundingClientRect();
    const category = find(isRightToLeft ? right - event.clientX : event.clientX - left, event.clientY - top);
    if (category !== null) setPlace({ category, series: null });
    setShown(category !== null);
  };
  return {
    place,
    isShown,
    events: {
      onPointerDown: point,
      onPointerMove: point,
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        // A finger that is lifted leaves what it has found; it goes when another place is pressed.
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

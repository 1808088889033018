import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import { layRows, type RowLayout } from './layRows.ts';

/** What of the rows is seen, in pixels. */
interface Sight {
  top: number;
  height: number;
}

/** The rows that are on the page: from the first up to, not including, the end. */
export interface RowWindow {
  first: number;
  end: number;
  layout: RowLayout;
  /** The height of a row without errors. */
  usualHeight: number;
  /** Measures a row that may be higher than the others, now and whenever it changes; gives what ends it. */
  watch: (row: HTMLElement) => () => void;
}

/** Rows that stand ready above and below those in sight. */
const overscan = 3;
/** The height of a row on a desk, which is right most often and then costs no second rendering. */
const usualAtFirst = 41;
/** What is taken to be in sight before the page is laid out: as much as the grid grows to where nothing else was said. */
const sightAtFirst: Sight = { top: 0, height: 512 };

/** Which rows are in sight in the box that they scroll in, and where each of them stands. */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  keys: readonly string[],
  indexOf: (key: string) => number,
): RowWindow {
  const [sight, setSight] = useState(sightAtFirst);
  const [usualHeight, setUsualHeight] = useState(usualAtFirst);
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(() => new Map());
  const observer = useRef<ResizeObserver | null>(null);
  const watched = useRef(new WeakSet<Element>());

  const layout = useMemo(() => {
    const placed = [...heights].map(([key, height]) => ({ index: indexOf(key), height }));
    const others = placed.filter(({ index }) => index >= 0);
    return layRows(keys.length, usualHeight, others);
  }, [keys, indexOf, usualHeight, heights]);

  // What is in sight stays where it is when rows above it turn out to be higher.
  const last = useRef({ keys, layout });
  useBrowserLayoutEffect(() => {
    const before = last.current;
    last.current = { keys, layout };
    const box = scroller.current;
    if (!box || before.keys !== keys || before.layout === layout) return;
    const row = before.layout.rowAt(box.scrollTop);
    const shift = layout.startOf(row) - before.layout.startOf(row);
    if (shift !== 0) box.scrollTop += shift;
  }, [scroller, keys, layout]);

  const look = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    const now = { top: box.scrollTop, height: roomIn(box) };
    setSight((before) => (isSameRange(last.current.layout, before, now) ? before : now));
  }, [scroller]);

  const measure = useCallback((row: HTMLElement) => {
    const { offsetHeight: height } = row;
    const key = row.dataset.gridRow;
    if (!key || height === 0) return;
    setHeights((before) => (before.get(key) === height ? before : new Map(before).set(key, height)));
  }, []);

  const observe = useCallback(
    (element: Element) => {
      observer.current ??= new ResizeObserver((entries) => {
        look();
        setUsualHeight((before) => plainRow(scroller.current)?.offsetHeight || before);
        for (const { target } of entries)
          if (watched.current.has(target) && target instanceof HTMLElement) measure(target);
      });
      observer.current.observe(element);
    },
    [scroller, look, measure],
  );

  const watch = useCallback(
    (row: HTMLElement) => {
      measure(row);
      watched.current.add(row);
      observe(row);
      return () => {
        watched.current.delete(row);
        observer.current?.unobserve(row);
      };
    },
    [measure, observe],
  );

  const hasRows = keys.length > 0;
  useBrowserLayoutEffect(() => {
    const box = scroller.current;
    if (!box || !hasRows) return;
    look();
    setUsualHeight((before) => plainRow(box)?.offsetHeight || before);
    observe(box);
    // In the same frame, or the rows that come into sight would be blank in it.
    const onScroll = () => flushSync(look);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      box.removeEventListener('scroll', onScroll);
      observer.current?.disconnect();
      observer.current = null;
    };
  }, [scroller, hasRows, look, observe]);

  const { first, end } = rangeOf(layout, sight);

  // One of those in sight tells when density, language or width make all of them higher.
  useBrowserLayoutEffect(() => {
    const row = first < end ? plainRow(scroller.current) : undefined;
    if (!row) return;
    observe(row);
    return () => {
      if (!watched.current.has(row)) observer.current?.unobserve(row);
    };
  }, [scroller, first, end, observe]);

  return { first, end, layout, usualHeight, watch };
}

function rangeOf(layout: RowLayout, { top, height }: Sight): { first: number; end: number } {
  // Fewer rows than before: the box has not scrolled back to them yet.
  const from = Math.max(0, Math.min(top, layout.height - height));
  if (layout.height <= 0) return { first: 0, end: 0 };
  const last = layout.rowAt(layout.height);
  return {
    first: Math.max(0, layout.rowAt(from) - overscan),
    end: Math.min(last, layout.rowAt(from + height) + overscan) + 1,
  };
}

function isSameRange(layout: RowLayout, one: Sight, other: Sight): boolean {
  const ranges = [rangeOf(layout, one), rangeOf(layout, other)] as const;
  return ranges[0].first === ranges[1].first && ranges[0].end === ranges[1].end;
}

/** How high the rows in sight can get: a box that is not full yet grows with its rows, and they should all be there when it has grown. */
function roomIn(box: HTMLElement): number {
  const { clientHeight, scrollHeight } = box;
  if (scrollHeight > clientHeight) return clientHeight;
  const { maxHeight } = getComputedStyle(box);
  return maxHeight.endsWith('px') ? Math.max(clientHeight, Number.parseFloat(maxHeight)) : clientHeight;
}

/** A row without errors, as high as most. */
function plainRow(box: HTMLElement | null): HTMLElement | undefined {
  const rows = [...(box?.querySelectorAll<HTMLElement>('[data-grid-row]') ?? [])];
  return rows.find((row) => !row.querySelector('[aria-invalid]'));
}

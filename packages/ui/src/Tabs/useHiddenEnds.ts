import { type RefObject, useCallback, useState } from 'react';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';

/** At which ends of a scrolled row something is out of sight. */
export interface HiddenEnds {
  start: boolean;
  end: boolean;
}

const nothing: HiddenEnds = { start: false, end: false };

/** At which ends of a row that scrolls sideways something is out of sight; in either reading direction. */
export function useHiddenEnds(row: RefObject<HTMLElement | null>, itemCount: number): HiddenEnds {
  const [ends, setEnds] = useState(nothing);
  const look = useCallback(() => {
    const element = row.current;
    if (!element) return;
    // Right to left, browsers count from zero into the negative.
    const scrolled = Math.abs(element.scrollLeft);
    const start = scrolled > 1;
    const end = scrolled + element.clientWidth < element.scrollWidth - 1;
    setEnds((known) => (known.start === start && known.end === end ? known : { start, end }));
  }, [row]);
  useBrowserLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row, look, itemCount]);
  return ends;
}

import { type RefObject, useState } from 'react';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import { countFitting } from './countFitting.ts';

/**
 * How many children of a row fit in it. The last child stands for those that do not. Children that do not fit stay in the row, unseen, so that
 * their width is always known, whatever becomes of words, fonts and density.
 */
export function useOverflowCount(row: RefObject<HTMLElement | null>, itemCount: number): number {
  const [count, setCount] = useState(itemCount);
  useBrowserLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const widths = Array.from(element.children, (child) => child.getBoundingClientRect().width);
      const more = widths.pop() ?? 0;
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
      setCount(countFitting({ items: widths, gap, more, available: element.clientWidth }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [row, itemCount]);
  return Math.min(count, itemCount);
}

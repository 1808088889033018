import { type RefObject, useState } from 'react';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';

/** How wide an element is, in whole pixels, before anything of it is seen; 0 while it has no room. */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useBrowserLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.getBoundingClientRect().width));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

import { type RefObject, useLayoutEffect, useState } from 'react';

/** The height of a row on a desk, which is right most often and then costs no second rendering. */
const usualSize = 41;

/** The height of a row without errors, which depends on density, language and width. */
export function useRowSize(scroller: RefObject<HTMLElement | null>, hasRows: boolean): number {
  const [size, setSize] = useState(usualSize);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !hasRows) return;
    const measure = () => {
      const rows = [...element.querySelectorAll<HTMLElement>('[data-grid-row]')];
      const plain = rows.find((row) => !row.querySelector('[aria-invalid]'));
      if (plain && plain.offsetHeight > 0) setSize(plain.offsetHeight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, hasRows]);

  return size;
}

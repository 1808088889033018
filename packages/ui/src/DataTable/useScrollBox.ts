import { type RefObject, useEffect, useState } from 'react';

/** What scrolls: an element, or the page. */
export type ScrollBox = HTMLElement | 'page';

/** What the rows scroll in: the table's own box, or for cards what scrolls around the table. Unknown until the table stands in a page. */
export function useScrollBox(own: RefObject<HTMLElement | null>, isCard: boolean): ScrollBox | undefined {
  const [box, setBox] = useState<ScrollBox>();
  useEffect(() => {
    if (own.current) setBox(isCard ? boxAround(own.current) : own.current);
  }, [own, isCard]);
  return box;
}

function boxAround(element: HTMLElement): ScrollBox {
  const { body, documentElement } = element.ownerDocument;
  for (let each = element.parentElement; each; each = each.parentElement) {
    // What these two scroll is the page.
    if (each === body || each === documentElement) break;
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  }
  return 'page';
}

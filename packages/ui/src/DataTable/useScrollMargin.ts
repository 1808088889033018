import { type RefObject, useState } from 'react';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import type { ScrollBox } from './useScrollBox.ts';

/** How far below the start of what scrolls the rows begin, in pixels. Looked at again whenever other rows come into sight. */
export function useScrollMargin(body: RefObject<HTMLElement | null>, box: ScrollBox): number {
  const [margin, setMargin] = useState(0);
  useBrowserLayoutEffect(() => {
    if (!body.current) return;
    const start =
      box === 'page' ? -window.scrollY : box.getBoundingClientRect().top + box.clientTop - box.scrollTop;
    setMargin(Math.round(body.current.getBoundingClientRect().top - start));
  });
  return margin;
}

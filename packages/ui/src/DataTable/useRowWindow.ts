import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';

/** Rows that stand ready above and below those in sight. */
const overscan = 6;
/** Rows that the server renders, and the browser before it knows its size. */
const rowsAtFirst = 12;
const restMilliseconds = 150;

/** The rows that are in the document: from the first up to, not including, the end. */
export interface RowWindow {
  first: number;
  end: number;
  /** Whether nothing has scrolled for a moment. */
  isResting: boolean;
}

/** Which rows of one height are in sight in the box that `body` scrolls in. */
export function useRowWindow(
  body: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): RowWindow {
  const [sight, setSight] = useState({ top: 0, rows: rowsAtFirst });
  const [isResting, setResting] = useState(true);

  useBrowserLayoutEffect(() => {
    const scroller = body.current?.closest<HTMLElement>('[data-scroller]');
    if (!scroller) return;
    const look = () => {
      const rows = Math.ceil(scroller.clientHeight / rowHeight) || rowsAtFirst;
      const top = Math.max(0, Math.floor(scroller.scrollTop / rowHeight));
      setSight((before) => (before.top === top && before.rows === rows ? before : { top, rows }));
    };
    look();
    const resized = new ResizeObserver(look);
    resized.observe(scroller);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setResting(true), restMilliseconds);
      // In the same frame, or the rows that came into sight would be blank in it.
      flushSync(() => {
        setResting(false);
        look();
      });
    };
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      resized.disconnect();
      scroller.removeEventListener('scroll', onScroll);
    };
  }, [body, rowHeight]);

  // Fewer rows than before: the box has not scrolled back to them yet.
  const top = Math.max(0, Math.min(sight.top, count - sight.rows));
  return {
    first: Math.max(0, top - overscan),
    end: Math.min(count, top + sight.rows + overscan),
    isResting,
  };
}

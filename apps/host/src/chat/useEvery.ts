import { useEffect, useRef } from 'react';

/** Does something again and again, in milliseconds, while the page is looked at. */
export function useEvery(interval: number, act: () => unknown): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void latest.current();
    }, interval);
    return () => clearInterval(timer);
  }, [interval]);
}

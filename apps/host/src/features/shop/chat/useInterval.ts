import { useEffect, useRef } from 'react';

/** Does something again and again, in milliseconds, while the page is looked at. */
export function useInterval(interval: number, run: () => unknown): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void latest.current();
    }, interval);
    return () => clearInterval(timer);
  }, [interval]);
}

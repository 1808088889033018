import { useEffect, useRef } from 'react';

/**
 * Runs something every so many milliseconds while the page is visible. Unlike SWR's `refreshInterval`, it goes on after an error: a till
 * stays in sight all day, and SWR would read again only when somebody comes back to the page.
 */
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

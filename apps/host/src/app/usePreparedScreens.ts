import { useEffect } from 'react';
import { prepareScreen } from './screens.ts';

/** Milliseconds until what else follows the first answers has been asked for. */
const LEISURE = 1000;

/** Loads the pages that somebody may go to next: the one whose link they are about to press, and those of the menu when nothing else is to be done. */
export function usePreparedScreens(paths: readonly string[]): void {
  useEffect(() => {
    const look = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === location.origin) void prepareScreen(link.pathname);
    };
    const events = ['pointerover', 'pointerdown', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, look, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, look);
    };
  }, []);

  useEffect(() => {
    const rest = [...paths];
    let isCurrent = true;
    // One after the other: what is asked for meanwhile does not wait for all of them.
    const next = async () => {
      const path = rest.shift();
      if (path === undefined || !isCurrent) return;
      await prepareScreen(path);
      whenIdle(next);
    };
    const timer = setTimeout(() => whenIdle(next), LEISURE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [paths]);
}

function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act);
  else setTimeout(act, 50);
}

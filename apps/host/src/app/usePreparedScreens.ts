import { useEffect } from 'react';
import { prepareScreen } from './screens.ts';
import { whenIdle } from './whenIdle.ts';

/** Milliseconds without a key or a press after which nobody is kept from anything. */
const LEISURE = 2000;

/** Loads the pages that somebody may go to next: the one whose link they are about to press, and those of the menu when nothing else is to be done. */
export function usePreparedScreens(paths: readonly string[]): void {
  useEffect(() => {
    const look = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === location.origin) void prepareScreen(link.pathname);
    };
    return listen(['pointerover', 'pointerdown', 'focusin'], look);
  }, []);

  useEffect(() => {
    const rest = [...paths];
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastAct = performance.now();
    const deafen = listen(['keydown', 'pointerdown'], () => {
      lastAct = performance.now();
    });
    // One after the other, and none while somebody types or a scanner does.
    const next = async () => {
      const path = rest[0];
      if (path === undefined || !isCurrent) return;
      const wait = lastAct + LEISURE - performance.now();
      if (wait > 0) {
        timer = setTimeout(next, wait);
        return;
      }
      rest.shift();
      await prepareScreen(path);
      whenIdle(next);
    };
    void next();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      deafen();
    };
  }, [paths]);
}

function listen(events: readonly string[], listener: (event: Event) => void): () => void {
  for (const event of events) document.addEventListener(event, listener, { passive: true, capture: true });
  return () => {
    for (const event of events) document.removeEventListener(event, listener, { capture: true });
  };
}

import { type RefObject, useEffect, useState } from 'react';

/** Whether an overlay stands on the page, and whether it is on its way out. */
export interface Presence {
  /** Whether it is in the document: open, or still leaving. */
  isPresent: boolean;
  /** Whether it was closed and its last animation still runs. */
  isLeaving: boolean;
  /** How often it was opened: what it holds begins anew each time, even where it had not quite left. */
  opening: number;
}

/** Keeps an overlay in the document until the animations that take it away have ended; at once where there are none. */
export function usePresence(isOpen: boolean, root: RefObject<HTMLElement | null>): Presence {
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [opening, setOpening] = useState(0);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpening(opening + 1);
  }
  const isLeaving = isPresent && !isOpen;

  useEffect(() => {
    if (!isLeaving) return;
    let isCurrent = true;
    const moving = [root.current, root.current?.firstElementChild];
    const animations = moving.flatMap((element) => element?.getAnimations?.() ?? []);
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (isCurrent) setPresent(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [isLeaving, root]);

  return { isPresent, isLeaving, opening };
}

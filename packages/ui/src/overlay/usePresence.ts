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

/** Longer than any overlay takes to leave, in ms. Where the browser draws nothing, as behind another window, animations never end. */
const longestLeave = 1_000;

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
    const remove = () => {
      if (isCurrent) setPresent(false);
    };
    const moving = [root.current, root.current?.firstElementChild];
    const animations = moving.flatMap((element) => element?.getAnimations?.() ?? []);
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(remove);
    const timer = setTimeout(remove, longestLeave);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isLeaving, root]);

  return { isPresent, isLeaving, opening };
}

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { coverOutside } from './coverOutside.ts';

/** Takes what is outside an overlay out of reach while it is open, and the overlay itself while it leaves, so that nothing is pressed twice. */
export function usePageOutOfReach(root: RefObject<HTMLElement | null>, isLeaving: boolean): void {
  const uncover = useRef<(() => void) | null>(null);

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    element.inert = isLeaving;
    if (isLeaving) return;
    uncover.current = coverOutside(element);
    return () => {
      uncover.current?.();
      uncover.current = null;
    };
  }, [root, isLeaving]);

  // A menu that closed as this opened has just given back what it had taken out of reach, and this had taken too.
  useEffect(() => {
    if (!root.current || isLeaving) return;
    uncover.current?.();
    uncover.current = coverOutside(root.current);
  }, [root, isLeaving]);
}

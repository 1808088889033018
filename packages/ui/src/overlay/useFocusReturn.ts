import { type RefObject, useLayoutEffect, useState } from 'react';
import {
  activeElementBeside,
  focusedElement,
  focusReturnEvent,
  giveFocusBack,
  returnCandidates,
} from './focusReturn.ts';

/** Gives focus back where it was before an overlay opened, as soon as the overlay leaves. */
export function useFocusReturn(root: RefObject<HTMLElement | null>, isLeaving: boolean): void {
  // Before any field inside asks for focus, and before the menu that this was chosen from is gone.
  const [candidates] = useState(() => returnCandidates(focusedElement()));

  useLayoutEffect(() => {
    const element = root.current;
    if (isLeaving && element?.contains(activeElementBeside(element))) giveFocusBack(candidates);
  }, [root, isLeaving, candidates]);

  useLayoutEffect(() => {
    const element = root.current;
    const tell = (event: Event) => {
      if (event instanceof CustomEvent) (event.detail as HTMLElement[]).push(...candidates);
    };
    element?.addEventListener(focusReturnEvent, tell);
    return () => {
      element?.removeEventListener(focusReturnEvent, tell);
      // Removed without leaving, or what opened it was gone when it left. In StrictMode it is still there.
      queueMicrotask(() => {
        if (!element?.isConnected && document.activeElement === document.body) giveFocusBack(candidates);
      });
    };
  }, [root, candidates]);
}

import { type MouseEvent, useRef } from 'react';

/**
 * Handlers for fields that select their text when they take focus, so that typing replaces it: left to itself, the browser would put the
 * caret where the pointer is. A press on the focused field is left to the browser.
 *
 * @param isMeant Whether a pressed field is one of these, for handlers on an element around many; without it each pressed field is.
 */
export function useSelectingPress(isMeant?: (field: HTMLInputElement) => boolean) {
  const isPressed = useRef(false);
  return {
    onMouseDown(event: MouseEvent) {
      const { target } = event;
      if (event.button !== 0 || !(target instanceof HTMLInputElement) || target.disabled) return;
      if (target === document.activeElement || isMeant?.(target) === false) return;
      event.preventDefault();
      isPressed.current = true;
      target.focus({ preventScroll: true });
    },
    /** The end of that press: Chromium would still put the caret there if the press before was into a selection. */
    onMouseUp(event: MouseEvent) {
      if (isPressed.current) event.preventDefault();
      isPressed.current = false;
    },
  };
}

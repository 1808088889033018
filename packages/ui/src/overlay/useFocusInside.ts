import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { activeElementBeside } from './focusReturn.ts';
import { tabStops } from './tabStops.ts';

/** Marks the control of a dialog that has focus first, from the moment at which the dialog is there. */
export const firstFocus = { 'data-hs-first-focus': '' };
const marked = '[data-hs-first-focus]';

/**
 * Brings focus to a dialog that opens, or to the control in it that is marked, unless one of its fields has asked for it, and back where it was lost to the page.
 * Returns what keeps the Tab key inside.
 */
export function useFocusInside(
  root: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  isLeaving: boolean,
  onEscape: () => void,
): (event: KeyboardEvent) => void {
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || isLeaving || element.contains(activeElementBeside(element))) return;
    element.querySelector<HTMLElement>(marked)?.focus({ preventScroll: true });
    // None is marked, or it is disabled.
    if (!element.contains(activeElementBeside(element))) panel.current?.focus({ preventScroll: true });
  }, [root, panel, isLeaving]);

  const latestOnEscape = useRef(onEscape);
  useLayoutEffect(() => {
    latestOnEscape.current = onEscape;
  });

  // A button that is disabled, or a row that is removed, while it has focus leaves the keyboard to the page.
  useEffect(() => {
    if (isLeaving) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.target !== document.body || root.current?.closest('[inert]')) return;
      panel.current?.focus({ preventScroll: true });
      if (event.key === 'Escape') latestOnEscape.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root, panel, isLeaving]);

  return (event) => {
    const element = panel.current;
    if (!element || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = tabStops(element);
    const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    const focused = activeElementBeside(element);
    const isAtEdge = focused === edge || (event.shiftKey && focused === element) || !edge;
    if (!isAtEdge) return;
    event.preventDefault();
    other?.focus();
    if (other instanceof HTMLInputElement) other.select();
  };
}

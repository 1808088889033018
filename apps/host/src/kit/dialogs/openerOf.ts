/**
 * The button that opens a dialog, which names it in `data-opens`; or the menu with that button, where there is no room for
 * the button itself.
 */
export function openerOf(dialog: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`[data-opens~="${CSS.escape(dialog)}"]`)].find(canFocus);
}

/** Whether an element of the page is there to take focus. */
export function canFocus(element: Element): boolean {
  return element !== document.body && element.isConnected && element.checkVisibility();
}

/** What has focus in the document, or in the shadow tree, that an element is in. */
export function activeElementBeside(element: Element): Element | null {
  const tree = element.getRootNode();
  return tree instanceof Document || tree instanceof ShadowRoot ? tree.activeElement : null;
}

/** What has focus, in whatever shadow tree it is. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** Asks the overlays around an element where focus will return to from them; `detail` collects the answers. */
export const focusReturnEvent = 'hs-focus-return';

/**
 * Where focus may return to once something opened from an element has closed, best first: the element, the control that opened
 * the menu or popover it stands in, what around it takes focus, where the dialog around it returns to. By then some may be gone.
 */
export function returnCandidates(opener: Element | null): HTMLElement[] {
  const candidates: HTMLElement[] = [];
  for (let element = opener; element instanceof HTMLElement; element = triggerOfPopup(element)) {
    if (candidates.includes(element)) break;
    candidates.push(element);
  }
  const last = candidates.at(-1);
  for (let around = last?.parentElement; around; around = around.parentElement) {
    if (around.hasAttribute('tabindex')) candidates.push(around);
  }
  last?.dispatchEvent(new CustomEvent(focusReturnEvent, { bubbles: true, detail: candidates }));
  return candidates;
}

function triggerOfPopup(element: Element): Element | null {
  const popup = element.closest('[role=menu],[role=listbox],[role=dialog],[role=alertdialog]');
  const tree = popup?.getRootNode();
  if (!popup?.id || !(tree instanceof Document || tree instanceof ShadowRoot)) return null;
  return tree.querySelector(`[aria-controls~="${CSS.escape(popup.id)}"]`);
}

/** Gives focus to the first that is still there and takes it. */
export function giveFocusBack(candidates: readonly HTMLElement[]): void {
  for (const candidate of candidates) {
    if (!candidate.isConnected || candidate === document.body) continue;
    candidate.focus({ preventScroll: true });
    if (activeElementBeside(candidate) === candidate) return;
  }
}

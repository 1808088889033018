/** Marks the overlays of this package, which cover each other. */
export const overlayAttribute = 'data-hs-overlay';

/** What stays in reach whatever opens: toasts, and what speaks to screen readers. */
const alwaysInReach = `[data-react-aria-top-layer]:not([${overlayAttribute}]),[data-live-announcer]`;

/**
 * Puts everything outside an overlay out of reach of pointer, keyboard and screen reader, except what must always be in reach.
 * Returns what undoes it. How many overlays cover an element is counted on the element, so that they may close in any order.
 */
export function coverOutside(overlay: HTMLElement): () => void {
  const covered: HTMLElement[] = [];
  const coverChildren = (parent: ParentNode, kept?: Element) => {
    for (const child of parent.children) {
      if (child === kept || !(child instanceof HTMLElement) || child.matches(alwaysInReach)) continue;
      if (child.querySelector(alwaysInReach)) coverChildren(child);
      else if (cover(child)) covered.push(child);
    }
  };
  let node: Element = overlay;
  while (node !== document.body) {
    const parent: ParentNode | null = node.parentNode;
    if (parent) coverChildren(parent, node);
    const next = parent instanceof ShadowRoot ? parent.host : parent;
    if (!(next instanceof Element)) break;
    node = next;
  }
  return () => covered.forEach(uncover);
}

function cover(element: HTMLElement): boolean {
  const count = Number(element.dataset.hsCovered ?? 0);
  // Someone else's: it is theirs to take away as well.
  if (count === 0 && element.inert) return false;
  element.dataset.hsCovered = String(count + 1);
  element.inert = true;
  return true;
}

function uncover(element: HTMLElement): void {
  const count = Number(element.dataset.hsCovered) - 1;
  if (count > 0) {
    element.dataset.hsCovered = String(count);
    return;
  }
  delete element.dataset.hsCovered;
  element.inert = false;
}

const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/** What can take the focus inside an element, in the order of the document. */
export function controlsIn(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(controls)];
}

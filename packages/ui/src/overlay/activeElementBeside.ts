/** Returns the focused element of the document or shadow tree that an element is in. */
export function activeElementBeside(element: Element): Element | null {
  const tree = element.getRootNode();
  return tree instanceof Document || tree instanceof ShadowRoot ? tree.activeElement : null;
}

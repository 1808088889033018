/**
 * Does what may move the page, such as showing an error: at once, or when the press of a button that is going on has ended. A button that
 * moves away under the pointer is never pressed. Gives what calls it off.
 */
export function afterPress(element: Element, act: () => void): () => void {
  if (!element.ownerDocument.querySelector(pressed)) {
    act();
    return () => {};
  }
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    // The click comes right after.
    timer = setTimeout(act);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  for (const event of ['pointerup', 'pointercancel', 'mouseup', 'dragend'])
    element.ownerDocument.addEventListener(event, end, { capture: true, signal: ended.signal });
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}

const pressed =
  'button:active, a:active, [role=button]:active, input:is([type=checkbox], [type=radio]):active';

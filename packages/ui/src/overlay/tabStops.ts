const focusable =
  'a[href],area[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable],[tabindex]';

/** What the Tab key stops at inside an element, in order. */
export function tabStops(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled,[contenteditable=false]') &&
      !element.closest('[inert]') &&
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === 'visible' &&
      !isPassedOver(element),
  );
}

/** A group of radio buttons is one stop: the chosen one. */
function isPassedOver(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false;
  const { name, form } = element;
  const group = (form ?? document).querySelectorAll<HTMLInputElement>(
    `input[type=radio][name="${CSS.escape(name)}"]:checked`,
  );
  return name !== '' && [...group].some((radio) => radio.form === form);
}

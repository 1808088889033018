type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Remembers a field's value. The returned function restores it as if typed, and closes the list that typing opened. */
export function fieldBefore(target: EventTarget | null): () => void {
  if (!isTextControl(target)) return () => {};
  const { value } = target;
  const wasOpen = isOpen(target);
  return () => {
    if (target.value !== value) {
      // Around the setter by which React tells its own changes from those of people.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, value);
      target.dispatchEvent(
        new Event(target instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
      );
    }
    if (wasOpen || !isOpen(target)) return;
    target.blur();
    target.focus();
  };
}

function isTextControl(target: EventTarget | null): target is TextControl {
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type))
  );
}

function isOpen(target: Element): boolean {
  return target.getAttribute('aria-expanded') === 'true';
}

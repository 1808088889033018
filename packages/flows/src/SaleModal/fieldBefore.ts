type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Remembers what a field holds; the answer puts it back as if it had been typed. */
export function fieldBefore(target: EventTarget | null): () => void {
  if (!isTextControl(target)) return () => {};
  const { value } = target;
  return () => {
    if (target.value === value) return;
    // Around the setter by which React tells its own changes from those of people.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, value);
    target.dispatchEvent(
      new Event(target instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  };
}

function isTextControl(target: EventTarget | null): target is TextControl {
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type))
  );
}

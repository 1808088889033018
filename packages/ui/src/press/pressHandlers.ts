import type { KeyboardEvent, MouseEvent } from 'react';

/** Whether an event happened in the element; React tells also of those in what an element opens elsewhere on the page. */
export function isInside(event: MouseEvent<Element> | KeyboardEvent<Element>): boolean {
  return event.currentTarget.contains(event.target as Node);
}

/** Keeps a key that presses to itself, so that nothing around takes it as well; a key that is held presses once. */
export function keepPressingKey(event: KeyboardEvent<Element>, keys: readonly string[]): void {
  if (!isInside(event) || !keys.includes(event.key)) return;
  event.stopPropagation();
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

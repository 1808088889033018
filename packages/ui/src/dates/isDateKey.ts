import type { KeyboardEvent } from 'react';

/** Whether a key goes into a date, or on from it. */
export function isDateKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && (/^\d$/.test(key) || key === 'Enter');
}

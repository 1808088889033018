import type { KeyboardEvent } from 'react';

/** Whether a key opens a calendar: Alt with an arrow up or down, as in the ARIA pattern of a date picker. */
export function opensCalendar(event: KeyboardEvent): boolean {
  return event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp');
}

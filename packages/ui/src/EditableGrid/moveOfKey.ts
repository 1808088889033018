import type { KeyboardEvent } from 'react';
import type { GridMove } from './GridPlaces.ts';

/** Which way Enter goes. */
export type EnterMove = 'next-cell' | 'next-row';

const backwards = { 'next-cell': 'previous-cell', 'next-row': 'previous-row' } as const;

/** Where a key in a field of the grid leads; null for a key that is the field's own. */
export function moveOfKey(event: KeyboardEvent, enterMoves: EnterMove): GridMove | null {
  const { key, target } = event;
  if (event.altKey || event.metaKey) return null;
  if (key === 'Enter') return event.shiftKey ? backwards[enterMoves] : enterMoves;
  if (event.shiftKey) return null;
  if (event.ctrlKey) return key === 'Home' ? 'grid-start' : key === 'End' ? 'grid-end' : null;
  if (key === 'PageDown') return 'page-down';
  if (key === 'PageUp') return 'page-up';
  // A list of choices is gone through with the arrows.
  if (!(target instanceof HTMLInputElement)) return null;
  if (key === 'ArrowDown') return 'next-row';
  if (key === 'ArrowUp') return 'previous-row';
  if (key === 'Home') return isCaretAt(target, 0) ? 'row-start' : null;
  if (key === 'End') return isCaretAt(target, target.value.length) ? 'row-end' : null;
  return null;
}

/** Home and End go through the text first, and through the row from where the text ends. */
function isCaretAt({ selectionStart, selectionEnd }: HTMLInputElement, place: number): boolean {
  return selectionStart === place && selectionEnd === place;
}

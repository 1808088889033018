import type { KeyboardEvent } from 'react';
import type { EnterMove } from './EditableGridProps.ts';
import type { GridMove } from './gridPlaces.ts';

const backwards = { 'next-cell': 'previous-cell', 'next-row': 'previous-row' } as const;

/** The move that a key in a field makes; null for a key that belongs to the field. */
export function moveOfKey(event: KeyboardEvent, enterMoves: EnterMove): GridMove | null {
  const { key, target } = event;
  if (event.altKey || event.metaKey) return null;
  if (key === 'Enter') return event.shiftKey ? backwards[enterMoves] : enterMoves;
  if (event.shiftKey) return null;
  if (event.ctrlKey) return key === 'Home' ? 'grid-start' : key === 'End' ? 'grid-end' : null;
  if (key === 'PageDown') return 'page-down';
  if (key === 'PageUp') return 'page-up';
  // Other controls have the arrows for themselves.
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

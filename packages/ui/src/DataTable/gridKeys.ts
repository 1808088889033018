import type { KeyboardEvent } from 'react';
import { controlsIn } from './controlsIn.ts';
import { type GridPlace, type GridSize, headRow, moveActive } from './moveActive.ts';

/** What keys do in the grid. */
export interface GridActions {
  active: GridPlace | null;
  size: GridSize;
  isMultiple: boolean;
  moveTo: (place: GridPlace) => void;
  /** Enter: sorts, selects, goes into the cell or does what the row does. */
  press: (place: GridPlace, event: KeyboardEvent<HTMLElement>) => void;
  /** Goes into the controls of the active cell. */
  enter: () => void;
  toggle: (place: GridPlace) => void;
  extend: (start: number, end: number) => void;
  selectAll: () => void;
  copy: () => void;
}

/** The keys of the ARIA grid pattern. The grid itself has the focus, and points at the active cell. */
export function onGridKey(event: KeyboardEvent<HTMLElement>, actions: GridActions): void {
  const grid = event.currentTarget;
  if (event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (event.target === grid) onKeyInGrid(event, actions);
  else onKeyInCell(event);
}

function onKeyInGrid(event: KeyboardEvent<HTMLElement>, actions: GridActions): void {
  if (event.altKey) return;

  const place = actions.active ?? { row: actions.size.rows > 0 ? 0 : headRow, column: 0 };
  const next = moveActive(place, event, actions.size);
  if (next) {
    actions.moveTo(next);
    const isVertical = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    if (event.shiftKey && isVertical && actions.isMultiple) actions.extend(place.row, next.row);
  } else if (event.key === ' ' && event.shiftKey && actions.isMultiple) {
    actions.extend(place.row, place.row);
  } else if (event.key === ' ') {
    actions.toggle(place);
  } else if (event.key === 'Enter') {
    actions.press(place, event);
  } else if (event.key === 'F2') {
    actions.enter();
  } else if (event.ctrlKey || event.metaKey) {
    const letter = letterOf(event);
    if (letter === 'a' && actions.isMultiple) actions.selectAll();
    else if (letter === 'c' && getSelection()?.isCollapsed !== false) actions.copy();
    else return;
  } else return;
  event.preventDefault();
}

/** The Latin letter of a key, on keyboards of other scripts the one at its place. */
function letterOf({ key, code }: { key: string; code: string }): string {
  return (/^[a-z]$/i.test(key) ? key : code.replace('Key', '')).toLowerCase();
}

/** Inside a cell its controls have their own keys: Escape and F2 lead out, Tab goes through them and then on. */
function onKeyInCell(event: KeyboardEvent<HTMLElement>): void {
  const grid = event.currentTarget;
  const target = event.target as HTMLElement;
  if (!grid.contains(target)) return; // An overlay that a cell opened.
  const isEdge = target.getAttribute('role') === 'separator';
  if (event.key === 'Escape' || event.key === 'F2' || (isEdge && event.key === 'Enter')) {
    grid.focus({ preventScroll: true });
    // One thing at a time: the dialog around the table stays open.
    event.stopPropagation();
  } else if (event.key === 'Tab') {
    const cell = target.closest('[role=gridcell], [role=rowheader], [role=columnheader]');
    const controls = cell ? controlsIn(cell) : [];
    const next = controls[controls.indexOf(target) + (event.shiftKey ? -1 : 1)];
    if (!next) return;
    next.focus();
  } else return;
  event.preventDefault();
}

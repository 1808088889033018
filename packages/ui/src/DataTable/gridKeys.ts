import type { KeyboardEvent } from 'react';

/** The row of the titles; rows of data are counted from 0, and the totals come after the last. */
export const headRow = -1;

/** A place in the grid. */
export interface GridPlace {
  row: number;
  column: number;
}

/** The size of the grid. */
export interface GridSize {
  /** The number of rows of data. */
  rows: number;
  /** The number of columns, including the one with the checkboxes. */
  columns: number;
  /** The number of rows that are seen at once. */
  page: number;
  hasTotals: boolean;
  isRightToLeft: boolean;
}

/** The part of a key press that matters here. */
export interface GridKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** The state that keys act on, and their actions. */
export interface GridActions {
  active: GridPlace | null;
  size: GridSize;
  isMultiple: boolean;
  moveTo: (place: GridPlace) => void;
  /** Enter: sorts, selects, enters the cell or runs the row's action. */
  press: (place: GridPlace, event: KeyboardEvent<HTMLElement>) => void;
  /** Enters the controls of the active cell. */
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

/** The place that a key moves to in the ARIA grid pattern, or null for other keys. */
export function moveActive(from: GridPlace, press: GridKey, size: GridSize): GridPlace | null {
  const { row, column } = from;
  const isFar = press.ctrlKey || press.metaKey;
  const lastData = size.rows - 1;
  const lastRow = size.hasTotals && size.rows > 0 ? size.rows : lastData;
  const lastColumn = size.columns - 1;
  const at = (nextRow: number, nextColumn: number): GridPlace => ({
    row: clamp(nextRow, headRow, lastRow),
    column: clamp(nextColumn, 0, lastColumn),
  });
  const ahead = size.isRightToLeft ? -1 : 1;
  /** A page stays among the rows of data. */
  const paged = (nextRow: number) => at(lastData < 0 ? headRow : clamp(nextRow, 0, lastData), column);

  switch (press.key) {
    case 'ArrowUp':
      return at(isFar ? Math.min(0, lastData) : row - 1, column);
    case 'ArrowDown':
      return at(isFar ? lastData : row + 1, column);
    case 'ArrowRight':
      return at(row, isFar ? (ahead > 0 ? lastColumn : 0) : column + ahead);
    case 'ArrowLeft':
      return at(row, isFar ? (ahead > 0 ? 0 : lastColumn) : column - ahead);
    case 'Home':
      return at(isFar ? Math.min(0, lastData) : row, 0);
    case 'End':
      return at(isFar ? lastData : row, lastColumn);
    case 'PageUp':
      return paged(row - size.page);
    case 'PageDown':
      return paged(row + size.page);
    default:
      return null;
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/** The elements inside another that can take the focus, in the order of the document. */
export function controlsIn(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(controls)];
}

import type { MouseEvent } from 'react';
import { controlsIn } from './controlsIn.ts';
import { type GridPlace, headRow } from './moveActive.ts';

const cells = '[role=gridcell], [role=rowheader], [role=columnheader]';

/** Where the cell around an element is, or null outside the cells. */
export function placeOfElement(grid: Element, target: EventTarget): GridPlace | null {
  if (!(target instanceof Element) || !grid.contains(target)) return null;
  const cell = target.closest(cells);
  const row = cell?.closest('[role=row]');
  if (!cell || !row || !grid.contains(cell)) return null;
  const rowIndex = Number(row.getAttribute('aria-rowindex'));
  return {
    row: rowIndex === 1 ? headRow : rowIndex - 2,
    column: Number(cell.getAttribute('aria-colindex')) - 1,
  };
}

/** Whether a press belongs to something inside the cell: a control of the host's, or a label of one. */
export function isOnControl(target: EventTarget): boolean {
  if (!(target instanceof Element)) return false;
  const cell = target.closest(cells);
  if (!cell) return false;
  const label = target.closest('label');
  if (label && cell.contains(label)) return true;
  return controlsIn(cell).some((control) => control.dataset.own === undefined && control.contains(target));
}

/** Whether words of the table were marked with the pointer, which is no press. */
export function hasMarkedText(grid: Element): boolean {
  const selection = getSelection();
  return Boolean(selection && !selection.isCollapsed && selection.containsNode(grid, true));
}

/** A cell that does not show all of its text says it when it is pointed at. */
export function showWhole({ target, type, currentTarget }: MouseEvent<HTMLElement>): void {
  if (!(target instanceof Element)) return;
  const cell = target.closest<HTMLElement>(cells);
  if (!cell || !currentTarget.contains(cell)) return;
  const text = cell.querySelector<HTMLElement>('button > span, span') ?? cell;
  const isCut = cell.scrollWidth > cell.clientWidth || text.scrollWidth > text.clientWidth;
  if (type === 'mouseover' && isCut) cell.title = cell.textContent ?? '';
  else cell.removeAttribute('title');
}

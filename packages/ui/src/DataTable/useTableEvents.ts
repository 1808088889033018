import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react';
import { useNavigation } from '../RouterProvider/NavigationContext.ts';
import { staysHere } from '../RouterProvider/staysHere.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { controlsIn, headRow, moveActive, type TablePlace } from './tableKeys.ts';
import type { TableState } from './useTableState.ts';

/** The keyboard and the pointer in the grid. The grid has the focus and points at its active cell. */
export function useTableEvents<Row>(table: TableState<Row>, grid: RefObject<HTMLElement | null>) {
  const { props, view, columns, columnIds, hasTotalsRow, selection, active, moveTo } = table;
  const { getRowHref, onRowAction } = props;
  const { direction } = useUI();
  const navigation = useNavigation();
  const isMultiple = selection.mode === 'multiple';
  /** Whether the pointer made the active cell active, and no key did. */
  const isPointed = useRef(false);

  const rowElement = (place: number) => grid.current?.querySelector(`[aria-rowindex="${place + 2}"]`);

  /** Follows the link of a row, calls its action, or selects it. */
  const pressRow = (place: number, event: MouseEvent | KeyboardEvent) => {
    const row = view[place];
    if (row === undefined) return;
    const link = rowElement(place)?.querySelector('a[data-own]');
    const { ctrlKey, metaKey, shiftKey } = event;
    if (link)
      link.dispatchEvent(
        new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
      );
    else if (onRowAction) onRowAction(row);
    else selection.toggle(place);
  };

  /** Moves focus into the active cell. Returns whether anything in it can take focus. */
  const enter = () => {
    const cell = grid.current?.querySelector('[data-active]');
    const controls = cell ? controlsIn(cell) : [];
    // In a title the edge takes keys, since Enter sorts.
    (active?.row === headRow ? controls.at(-1) : controls[0])?.focus();
    return controls.length > 0;
  };

  const toggle = ({ row, column }: TablePlace) => {
    if (row === headRow && columnIds[column] === null) selection.toggleAll();
    else selection.toggle(row);
  };

  /** Enter: sorts, selects, enters the cell or runs the row's action. */
  const press = (place: TablePlace, event: KeyboardEvent) => {
    const columnId = columnIds[place.column];
    const column = columns.shown.find(({ id }) => id === columnId);
    if (columnId === null) toggle(place);
    else if (place.row === headRow) column?.isSortable ? table.sortBy(column.id) : enter();
    else if (place.row === view.length) enter();
    else if (!(column?.hasControls && enter())) pressRow(place.row, event);
  };

  const firstPlace: TablePlace = { row: view.length > 0 ? 0 : headRow, column: 0 };

  const onKeyInGrid = (event: KeyboardEvent<HTMLElement>) => {
    const place = active ?? firstPlace;
    const next = moveActive(place, event, {
      rows: view.length,
      columns: columnIds.length,
      page: pageOf(event.currentTarget.parentElement, rowElement(active?.row ?? 0)),
      hasTotals: hasTotalsRow,
      isRightToLeft: direction === 'rtl',
    });
    if (next) {
      moveTo(next);
      const isVertical = event.key === 'ArrowUp' || event.key === 'ArrowDown';
      if (event.shiftKey && isVertical && isMultiple) selection.extend(place.row, next.row);
    } else if (event.key === ' ' && event.shiftKey && isMultiple) {
      selection.extend(place.row, place.row);
    } else if (event.key === ' ') {
      toggle(place);
    } else if (event.key === 'Enter') {
      press(place, event);
    } else if (event.key === 'F2') {
      enter();
    } else if (event.ctrlKey || event.metaKey) {
      const letter = letterOf(event);
      if (letter === 'a' && isMultiple) {
        if (!selection.isAll) selection.toggleAll();
      } else if (letter === 'c' && getSelection()?.isCollapsed !== false) {
        void table.copy(active?.row ?? headRow);
      } else return;
    } else return;
    event.preventDefault();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    isPointed.current = false;
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.target !== event.currentTarget) onKeyInCell(event);
    else if (!event.altKey) onKeyInGrid(event);
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (event.target === event.currentTarget && !active && !isPointed.current) moveTo(firstPlace);
  };

  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    const cell = cellAround(event.currentTarget, target);
    if (!cell) return;
    isPointed.current = true;
    moveTo(placeOfCell(cell));
    if (isOnControl(cell, target) || event.button !== 0) return;
    // The table's own controls in a cell leave the focus with the grid.
    if (target.closest('[data-own]') || event.shiftKey) {
      event.preventDefault();
      event.currentTarget.focus({ preventScroll: true });
    }
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    const cell = cellAround(event.currentTarget, target);
    if (!cell || event.defaultPrevented || isOnControl(cell, target)) return;
    const place = placeOfCell(cell);
    const row = view[place.row];
    if (row === undefined) return;
    const link = target.closest('a[data-own]');
    const isSelecting = columnIds[place.column] === null || event.shiftKey || event.ctrlKey || event.metaKey;
    if (link) {
      const href = getRowHref?.(row);
      if (!navigation || href === undefined || !staysHere(link, event)) return;
      event.preventDefault();
      navigation.navigate(href);
    } else if (isSelecting && selection.mode !== 'none') {
      if (event.shiftKey) selection.extend(active?.row ?? place.row, place.row);
      else selection.toggle(place.row);
    } else if (!hasMarkedText(event.currentTarget)) pressRow(place.row, event);
  };

  return {
    isPointed,
    events: { onKeyDown, onFocus, onMouseDown, onClick, onMouseOver: showWhole, onMouseOut: showWhole },
  };
}

/** The Latin letter of a key, on keyboards of other scripts the one at its place. */
function letterOf({ key, code }: { key: string; code: string }): string {
  return (/^[a-z]$/i.test(key) ? key : code.replace('Key', '')).toLowerCase();
}

/** Inside a cell its controls have their own keys: Escape and F2 lead out, Tab goes through them and then on. */
function onKeyInCell(event: KeyboardEvent<HTMLElement>): void {
  const grid = event.currentTarget;
  const target = event.target as HTMLElement;
  const cell = cellAround(grid, target);
  if (!cell) return; // An overlay that a cell opened.
  const isEdge = target.getAttribute('role') === 'separator';
  if (event.key === 'Escape' || event.key === 'F2' || (isEdge && event.key === 'Enter')) {
    grid.focus({ preventScroll: true });
    // One thing at a time: the dialog around the table stays open.
    event.stopPropagation();
  } else if (event.key === 'Tab') {
    const controls = controlsIn(cell);
    const next = controls[controls.indexOf(target) + (event.shiftKey ? -1 : 1)];
    if (!next) return;
    next.focus();
  } else return;
  event.preventDefault();
}

/** The number of rows that are seen at once, without those under the titles and the totals. */
function pageOf(scroller: Element | null, row: Element | null | undefined): number {
  if (!scroller || !row) return 1;
  const height = Math.min(scroller.clientHeight, window.innerHeight);
  return Math.max(1, Math.floor(height / row.getBoundingClientRect().height) - 2);
}

const cells = '[role=gridcell], [role=rowheader], [role=columnheader]';

/** The cell of the grid around an element, or null outside of them, such as in an overlay that a cell opened. */
function cellAround(grid: Element, target: Element): HTMLElement | null {
  const cell = target.closest<HTMLElement>(cells);
  return grid.contains(cell) ? cell : null;
}

function placeOfCell(cell: Element): TablePlace {
  const rowIndex = Number(cell.closest('[role=row]')?.getAttribute('aria-rowindex'));
  return { row: rowIndex - 2, column: Number(cell.getAttribute('aria-colindex')) - 1 };
}

/** Whether a press belongs to something inside the cell: a control of the host's, or a label of one. */
function isOnControl(cell: Element, target: Element): boolean {
  const label = target.closest('label');
  if (label && cell.contains(label)) return true;
  return controlsIn(cell).some((control) => control.dataset.own === undefined && control.contains(target));
}

/** Whether the pointer selected text in the table, which does not count as a press. */
function hasMarkedText(grid: Element): boolean {
  const selection = getSelection();
  return Boolean(selection && !selection.isCollapsed && selection.containsNode(grid, true));
}

/** Shows the whole text of a cell, where it is cut off, while the pointer is on it. */
function showWhole({ target, type, currentTarget }: MouseEvent<HTMLElement>): void {
  const cell = cellAround(currentTarget, target as Element);
  if (!cell) return;
  const text = cell.querySelector<HTMLElement>('button > span, span') ?? cell;
  const isCut = cell.scrollWidth > cell.clientWidth || text.scrollWidth > text.clientWidth;
  if (type === 'mouseover' && isCut) cell.title = cell.textContent ?? '';
  else cell.removeAttribute('title');
}

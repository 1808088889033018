import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react';
import { useNavigation } from '../RouterProvider/NavigationContext.ts';
import { staysHere } from '../RouterProvider/staysHere.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import { controlsIn, type GridPlace, headRow, moveActive } from './gridKeys.ts';
import type { Columns } from './useColumns.ts';
import type { Selection } from './useSelection.ts';

interface GridEventsOptions<Row> {
  props: DataTableProps<Row>;
  grid: RefObject<HTMLElement | null>;
  view: readonly Row[];
  columns: Columns<Row>;
  /** The ids of the columns in the grid; null for the one with the checkboxes. */
  columnIds: readonly (string | null)[];
  hasTotals: boolean;
  selection: Selection;
  active: GridPlace | null;
  moveTo: (place: GridPlace) => void;
  onSort: (columnId: string) => void;
  copy: (place?: number) => Promise<void>;
}

/** The keyboard and the pointer in the grid. The grid has the focus and points at its active cell. */
export function useGridEvents<Row>(options: GridEventsOptions<Row>) {
  const { props, grid, view, columns, columnIds, hasTotals, selection, active, moveTo, onSort, copy } =
    options;
  const { getRowHref, onRowAction } = props;
  const { direction } = useUI();
  const navigation = useNavigation();
  const hasSelection = selection.mode !== 'none';
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

  const toggle = ({ row, column }: GridPlace) => {
    if (row === headRow && hasSelection && column === 0) selection.toggleAll();
    else selection.toggle(row);
  };

  /** Enter: sorts, selects, enters the cell or runs the row's action. */
  const press = (place: GridPlace, event: KeyboardEvent) => {
    const columnId = columnIds[place.column];
    const column = columns.shown.find(({ id }) => id === columnId);
    if (columnId === null) toggle(place);
    else if (place.row === headRow) column?.isSortable ? onSort(column.id) : enter();
    else if (place.row === view.length) enter();
    else if (!(column?.hasControls && enter())) pressRow(place.row, event);
  };

  const firstPlace: GridPlace = { row: view.length > 0 ? 0 : headRow, column: 0 };

  const onKeyInGrid = (event: KeyboardEvent<HTMLDivElement>) => {
    const place = active ?? firstPlace;
    const next = moveActive(place, event, {
      rows: view.length,
      columns: columnIds.length,
      page: pageOf(grid.current?.parentElement, rowElement(active?.row ?? 0)),
      hasTotals,
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
        if (selection.selected !== 'all') selection.toggleAll();
      } else if (letter === 'c' && getSelection()?.isCollapsed !== false) void copy(active?.row ?? headRow);
      else return;
    } else return;
    event.preventDefault();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    isPointed.current = false;
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.target !== event.currentTarget) onKeyInCell(event);
    else if (!event.altKey) onKeyInGrid(event);
  };

  const onFocus = (event: FocusEvent<HTMLDivElement>) => {
    if (event.target === event.currentTarget && !active && !isPointed.current) moveTo(firstPlace);
  };

  const onMouseDown = (event: MouseEvent<HTMLDivElement>) => {
    const place = placeOfElement(event.currentTarget, event.target);
    if (!place) return;
    isPointed.current = true;
    moveTo(place);
    if (isOnControl(event.target) || event.button !== 0) return;
    // The table's own controls in a cell leave the focus with the grid.
    if ((event.target as Element).closest('[data-own]') || event.shiftKey) {
      event.preventDefault();
      event.currentTarget.focus({ preventScroll: true });
    }
  };

  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const place = placeOfElement(event.currentTarget, event.target);
    const row = place ? view[place.row] : undefined;
    if (!place || row === undefined || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    if (isOnControl(target)) return;
    const link = target.closest<HTMLAnchorElement>('a[data-own]');
    if (link) {
      const href = getRowHref?.(row);
      if (!navigation || href === undefined || !staysHere(link, event)) return;
      event.preventDefault();
      navigation.navigate(href);
    } else if (hasSelection && (place.column === 0 || event.shiftKey || event.ctrlKey || event.metaKey)) {
      if (event.shiftKey) selection.extend(active?.row ?? place.row, place.row);
      else selection.toggle(place.row);
    } else if (!hasMarkedText(event.currentTarget)) pressRow(place.row, event);
  };

  return {
    isPointed,
    events: {
      onKeyDown,
      onFocus,
      onMouseDown,
      onClick,
      onMouseOver: showWhole,
      onMouseOut: showWhole,
    },
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
  if (!grid.contains(target)) return; // An overlay that a cell opened.
  const isEdge = target.getAttribute('role') === 'separator';
  if (event.key === 'Escape' || event.key === 'F2' || (isEdge && event.key === 'Enter')) {
    grid.focus({ preventScroll: true });
    // One thing at a time: the dialog around the table stays open.
    event.stopPropagation();
  } else if (event.key === 'Tab') {
    const cell = target.closest(cells);
    const controls = cell ? controlsIn(cell) : [];
    const next = controls[controls.indexOf(target) + (event.shiftKey ? -1 : 1)];
    if (!next) return;
    next.focus();
  } else return;
  event.preventDefault();
}

/** The number of rows that are seen at once, without those under the titles and the totals. */
function pageOf(scroller: Element | null | undefined, row: Element | null | undefined): number {
  if (!scroller || !row) return 1;
  const height = Math.min(scroller.clientHeight, window.innerHeight);
  return Math.max(1, Math.floor(height / row.getBoundingClientRect().height) - 2);
}

const cells = '[role=gridcell], [role=rowheader], [role=columnheader]';

/** The place of the cell around an element, or null outside the cells. */
function placeOfElement(grid: Element, target: EventTarget): GridPlace | null {
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
function isOnControl(target: EventTarget): boolean {
  if (!(target instanceof Element)) return false;
  const cell = target.closest(cells);
  if (!cell) return false;
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
  if (!(target instanceof Element)) return;
  const cell = target.closest<HTMLElement>(cells);
  if (!cell || !currentTarget.contains(cell)) return;
  const text = cell.querySelector<HTMLElement>('button > span, span') ?? cell;
  const isCut = cell.scrollWidth > cell.clientWidth || text.scrollWidth > text.clientWidth;
  if (type === 'mouseover' && isCut) cell.title = cell.textContent ?? '';
  else cell.removeAttribute('title');
}

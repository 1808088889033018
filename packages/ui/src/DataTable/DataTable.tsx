import {
  type CSSProperties,
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMediaQuery } from '../AppShell/useMediaQuery.ts';
import { useEvent } from '../layout/useEvent.ts';
import { staysHere } from '../press/staysHere.ts';
import { useNavigation } from '../RouterProvider/NavigationContext.ts';
import { useOwnState } from '../state/useOwnState.ts';
import type { TableSort } from '../tabular/TableSort.ts';
import { phone } from '../theme/mixins.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { columnTracks } from './columnTracks.ts';
import { controlsIn } from './controlsIn.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableColumn } from './DataTableColumn.ts';
import { DataTableEnd } from './DataTableEnd.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import type { DataTableHandle, DataTableProps } from './DataTableProps.ts';
import { cellId, type RowLook } from './DataTableRow.tsx';
import { DataTableTools } from './DataTableTools.tsx';
import { DataTableTotals } from './DataTableTotals.tsx';
import { DataTableViewport } from './DataTableViewport.tsx';
import { onGridKey } from './gridKeys.ts';
import { hasMarkedText, isOnControl, placeOfElement, showWhole } from './gridPointer.ts';
import { type GridPlace, headRow } from './moveActive.ts';
import { PrintedTable } from './PrintedTable.tsx';
import { useActiveCell } from './useActiveCell.ts';
import { useColumns } from './useColumns.ts';
import { useCopy } from './useCopy.ts';
import { useLoadMore } from './useLoadMore.ts';
import { usePreparation } from './usePreparation.ts';
import { usePrinting } from './usePrinting.ts';
import { useRowView } from './useRowView.ts';
import { placeOf, useSelection } from './useSelection.ts';
import { useStableRows } from './useStableRows.ts';
import { useTableWarning } from './useTableWarning.ts';

const usualHeight = 'max(420px, calc(100dvh - 220px))';

function DataTableInner<Row>(props: DataTableProps<Row>, ref: ForwardedRef<DataTableHandle>) {
  const { label, getKey, getRowHref, onRowAction, sortMode = 'client', filterText = '', filter } = props;
  const { selectionMode = 'none', isLoading = false, hasMore = false, isWrapping = false } = props;
  const { messages, languageTag, direction } = useUI();
  const gridId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const isCard = useMediaQuery(phone);
  const isPrinting = usePrinting();
  const navigation = useNavigation();

  const { rows, isRemade } = useStableRows(props.rows);
  const [keys] = useState(() => ({ getKey }));
  keys.getKey = getKey;
  const [keyOf] = useState(() => (row: Row) => String(keys.getKey(row) ?? ''));

  const hasSelection = selectionMode !== 'none';
  const columns = useColumns({ ...props, hasSelection });
  const { shown, headerId } = columns;
  const [sort, setSort] = useOwnState(props.sort, props.defaultSort ?? null, props.onSortChange);
  const isSortedHere = sortMode === 'client' && sort !== null;
  const view = useRowView({
    rows,
    columns: props.columns,
    sort: isSortedHere ? sort : null,
    filterText,
    filter,
    languageTag,
  });
  const sortableIds = shown.filter(({ isSortable }) => isSortable).map(({ id }) => id);
  usePreparation(
    view.index,
    rows.length,
    props.filterText !== undefined,
    sortMode === 'client' ? sortableIds.join('\n') : '',
  );
  useTableWarning({ rows, columns: props.columns, getKey, isRemade, isSortedHere, hasMore });

  const selection = useSelection({ ...props, mode: selectionMode, rows, view, keyOf });
  const selected = selectedState(selectionMode, selection.countInView, view.length);
  const hasTotals = view.length > 0 && shown.some(({ total }) => total !== undefined);
  const columnIds = useMemo(
    () => [...(hasSelection ? [null] : []), ...shown.map(({ id }) => id)],
    [hasSelection, shown],
  );
  const [active, moveTo] = useActiveCell(view, columnIds, keyOf, hasTotals);
  const { copy, note } = useCopy({
    columns: shown,
    view,
    selection,
    keyOf,
    format: props.copyFormat ?? 'tsv',
  });

  const onSort = useEvent((columnId: string) => setSort(nextSort(sort, columnId)));
  const onSelectAll = useEvent(selection.toggleAll);
  const onResize = useEvent((column: DataTableColumn<Row>, width: number | undefined, isFinal: boolean) => {
    const { [column.id]: _, ...others } = columns.state.widths;
    const widths = width === undefined ? others : { ...others, [column.id]: width };
    // While it is dragged, the browser alone lays out anew.
    const drawn = columnTracks(
      shown,
      isFinal || width !== undefined ? widths : columns.state.widths,
      hasSelection,
    );
    grid.current?.style.setProperty(styles.tracks, drawn.tracks);
    grid.current?.style.setProperty(styles.least, `${drawn.least}px`);
    if (isFinal) columns.setState({ hidden: columns.state.hidden, widths });
  });

  const rowElement = (place: number) => grid.current?.querySelector(`[aria-rowindex="${place + 2}"]`);
  const pressRow = (place: number, event: MouseEvent | KeyboardEvent) => {
    if (place < 0 || place >= view.length) return;
    const link = rowElement(place)?.querySelector('a[data-own]');
    const { ctrlKey, metaKey, shiftKey } = event;
    if (link)
      link.dispatchEvent(
        new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
      );
    else if (onRowAction) onRowAction(view.rowAt(place));
    else selection.toggle(place);
  };
  const enter = () => {
    const cell = grid.current?.querySelector('[data-active]');
    const controls = cell ? controlsIn(cell) : [];
    // In a title it is the edge that takes keys; sorting is Enter.
    (active?.row === headRow ? controls.at(-1) : controls[0])?.focus();
    return controls.length > 0;
  };
  const toggle = ({ row, column }: GridPlace) => {
    if (row === headRow && hasSelection && column === 0) selection.toggleAll();
    else selection.toggle(row);
  };
  const press = (place: GridPlace, event: KeyboardEvent) => {
    const columnId = columnIds[place.column];
    const column = shown.find(({ id }) => id === columnId);
    if (columnId === null) toggle(place);
    else if (place.row === headRow) column?.isSortable ? onSort(column.id) : enter();
    else if (!(column?.hasControls && enter())) pressRow(place.row, event);
  };

  const isPointed = useRef(false);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    isPointed.current = false;
    onGridKey(event, {
      active,
      size: {
        rows: view.length,
        columns: columnIds.length,
        page: pageOf(scroller.current, rowElement(active?.row ?? 0)),
        hasTotals,
        isRightToLeft: direction === 'rtl',
      },
      isMultiple: selectionMode === 'multiple',
      moveTo,
      press,
      enter,
      toggle,
      extend: selection.extend,
      selectAll: () => selected !== 'all' && selection.toggleAll(),
      copy: () => void copy(active?.row ?? headRow),
    });
  };

  const onMouseDown = (event: MouseEvent<HTMLDivElement>) => {
    const place = placeOfElement(event.currentTarget, event.target);
    if (!place) return;
    isPointed.current = true;
    moveTo(place);
    if (isOnControl(event.target) || event.button !== 0) return;
    // What is the table's own in a cell leaves the focus with the grid.
    if ((event.target as Element).closest('[data-own]') || event.shiftKey) {
      event.preventDefault();
      event.currentTarget.focus({ preventScroll: true });
    }
  };

  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const place = placeOfElement(event.currentTarget, event.target);
    if (!place || place.row < 0 || place.row >= view.length || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    if (isOnControl(target)) return;
    const row = view.rowAt(place.row);
    const link = target.closest<HTMLAnchorElement>('a[data-own]');
    const isFar = event.ctrlKey || event.metaKey;
    if (link) {
      const href = getRowHref?.(row);
      if (!navigation || href === undefined || !staysHere(link, event)) return;
      event.preventDefault();
      navigation.navigate(href);
    } else if (hasSelection && (place.column === 0 || event.shiftKey || isFar)) {
      if (event.shiftKey) selection.extend(active?.row ?? place.row, place.row);
      else selection.toggle(place.row);
    } else if (!hasMarkedText(event.currentTarget)) pressRow(place.row, event);
  };

  useImperativeHandle(ref, () => ({
    focus: () => grid.current?.focus(),
    focusRow: (key) => {
      const row = placeOf(view, key, keyOf);
      if (row === -1) return false;
      // The focus itself leads to the first cell where there was none before.
      grid.current?.focus({ preventScroll: true });
      moveTo({ row, column: active?.column ?? 0 });
      return true;
    },
    copy: () => copy(),
    print: () => window.print(),
  }));

  const isPressable = onRowAction !== undefined || hasSelection;
  const look = useMemo((): RowLook<Row> => {
    const numbers = new Intl.NumberFormat(languageTag, {
      numberingSystem: 'latn',
      maximumFractionDigits: 20,
    });
    return {
      gridId,
      columns: shown,
      headerId,
      selectionMode,
      isPressable,
      isCard,
      isWrapping,
      isRightToLeft: direction === 'rtl',
      getRowHref,
      selectLabel: messages.table.selectRow,
      format: (value) => numbers.format(value),
    };
  }, [
    gridId,
    shown,
    headerId,
    selectionMode,
    isPressable,
    isCard,
    isWrapping,
    direction,
    getRowHref,
    messages,
    languageTag,
  ]);

  const isFiltered = filterText.trim() !== '' || filter !== undefined;
  const count = Math.max(props.rowCount ?? 0, rows.length);
  const status =
    selection.keys.size > 0
      ? messages.table.selected(selection.keys.size)
      : isFiltered && rows.length > 0
        ? messages.loaded(view.length, count)
        : '';
  const lastRow = rows.at(-1);
  const onNearEnd = useLoadMore({
    hasMore,
    isLoading,
    hasError: Boolean(props.error),
    isFiltered,
    loaded: `${rows.length} ${lastRow === undefined ? '' : keyOf(lastRow)}`,
    onLoadMore: props.onLoadMore,
  });
  const knownRows = isFiltered ? view.length : count;

  return (
    <div className={styles.root}>
      <DataTableTools
        all={props.columns}
        columns={columns}
        status={isLoading && rows.length === 0 ? messages.loading : (note ?? status)}
        hasColumnMenu={props.hasColumnMenu ?? false}
        onCopy={props.hasCopy ? () => void copy() : undefined}
        onPrint={props.hasPrint ? () => window.print() : undefined}
        cards={isCard && rows.length > 0 ? { sort, onSort: setSort, selected, onSelectAll } : undefined}
      >
        {props.toolbar}
      </DataTableTools>
      <DataTableViewport
        gridRef={grid}
        scrollerRef={scroller}
        gridProps={{
          id: gridId,
          role: 'grid',
          tabIndex: 0,
          'aria-label': label,
          'aria-busy': isLoading,
          'aria-rowcount': hasMore && props.rowCount === undefined ? -1 : knownRows + (hasTotals ? 2 : 1),
          'aria-colcount': columnIds.length,
          'aria-multiselectable': selectionMode === 'multiple' || undefined,
          'aria-activedescendant': active ? cellId(gridId, active.row, active.column) : undefined,
          style: { [styles.tracks]: columns.tracks, [styles.least]: `${columns.least}px` } as CSSProperties,
          onKeyDown,
          onMouseDown,
          onClick,
          onMouseOver: isWrapping ? undefined : showWhole,
          onMouseOut: isWrapping ? undefined : showWhole,
          onFocus: (event) => {
            if (event.target === event.currentTarget && !active && !isPointed.current)
              moveTo({ row: view.length > 0 ? 0 : headRow, column: 0 });
          },
        }}
        look={look}
        view={view}
        keyOf={keyOf}
        selectedKeys={selection.keys}
        active={active}
        isPointed={isPointed}
        rowHeight={props.rowHeight}
        height={props.height ?? usualHeight}
        start={`${sort?.column} ${sort?.direction} ${filterText}`}
        onNearEnd={onNearEnd}
        head={
          <DataTableHead
            gridId={gridId}
            columns={shown}
            widths={columns.state.widths}
            sort={sort}
            onSort={onSort}
            onResize={onResize}
            activeColumn={active?.row === headRow ? active.column : null}
            // The box of all cards is among the tools.
            selected={isCard && selected ? 'single' : selected}
            onSelectAll={onSelectAll}
          />
        }
        totals={
          hasTotals ? (
            <DataTableTotals
              gridId={gridId}
              columns={shown}
              headerId={headerId}
              view={view}
              hasSelection={hasSelection}
              isCard={isCard}
              activeColumn={active?.row === view.length ? active.column : null}
            />
          ) : null
        }
        end={
          <DataTableEnd
            columnCount={columnIds.length}
            rowCount={rows.length}
            viewLength={view.length}
            isLoading={isLoading}
            error={props.error}
            hasMore={hasMore}
            onLoadMore={props.onLoadMore}
            empty={props.empty}
            noMatches={props.noMatches}
          />
        }
      />
      {isPrinting ? (
        <PrintedTable label={label} look={look} view={view} limit={props.printLimit ?? 2000} />
      ) : null}
    </div>
  );
}

function selectedState(mode: 'none' | 'single' | 'multiple', count: number, all: number) {
  if (mode === 'none') return undefined;
  if (mode === 'single') return 'single';
  return count === 0 ? 'none' : count === all ? 'all' : 'some';
}

/** Ascending, descending, and then as the rows came. */
function nextSort(sort: TableSort | null, column: string): TableSort | null {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
}

/** How many rows are seen at once, without the ones under the titles and the totals. */
function pageOf(scroller: Element | null, row: Element | null | undefined): number {
  if (!scroller || !row) return 1;
  const height = Math.min(scroller.clientHeight, window.innerHeight);
  return Math.max(1, Math.floor(height / row.getBoundingClientRect().height) - 2);
}

/**
 * Rows and columns for lists of any length: only the rows in sight are in the document. Sorts, filters, adds up, selects, copies and prints;
 * cards on a phone.
 */
export const DataTable = forwardRef(DataTableInner) as <Row>(
  props: DataTableProps<Row> & { ref?: ForwardedRef<DataTableHandle> | undefined },
) => ReactElement;

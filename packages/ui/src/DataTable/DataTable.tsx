import { type CSSProperties, useCallback, useId, useMemo, useRef } from 'react';
import { useMediaQuery } from '../AppShell/useMediaQuery.ts';
import { useDuplicateKeysWarning } from '../development/useDuplicateKeysWarning.ts';
import { useEvent } from '../layout/useEvent.ts';
import { useOwnState } from '../state/useOwnState.ts';
import type { TableSort } from '../tabular/TableSort.ts';
import { useUnstableColumnsWarning } from '../tabular/useUnstableColumnsWarning.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './DataTable.css.ts';
import { DataTableEnd } from './DataTableEnd.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import type { DataTableColumn, DataTableProps } from './DataTableProps.ts';
import { cellId, type RowLook } from './DataTableRow.tsx';
import { DataTableTools } from './DataTableTools.tsx';
import { DataTableTotals, PhoneTotals, totalsOf } from './DataTableTotals.tsx';
import { DataTableViewport } from './DataTableViewport.tsx';
import { headRow } from './gridKeys.ts';
import { PrintedTable, usePrinting } from './PrintedTable.tsx';
import { inPhoneOrder, phonePlaces } from './phonePlaces.ts';
import { useActiveCell } from './useActiveCell.ts';
import { useColumns } from './useColumns.ts';
import { useCopy } from './useCopy.ts';
import { useGridEvents } from './useGridEvents.ts';
import { useRowView } from './useRowView.ts';
import { type Selection, useSelection } from './useSelection.ts';

/**
 * A table of any length: only the rows in sight are in the document. Sorts, filters, adds up, selects,
 * copies and prints; rows of two lines on a phone.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, sortMode = 'client', filterText = '', isLoading = false, hasMore = false } = props;
  const { languageTag } = useUI();
  const gridId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery(styles.twoLines);
  const isPrinting = usePrinting();
  const getKey = useRef(props.getKey);
  getKey.current = props.getKey;
  const keyOf = useCallback((row: Row) => String(getKey.current(row) ?? ''), []);
  useDuplicateKeysWarning('DataTable', rows, props.getKey);
  useUnstableColumnsWarning('DataTable', props.columns);

  const hasSelection = (props.selectionMode ?? 'none') !== 'none';
  const columns = useColumns(props, hasSelection, grid);
  const { headerId } = columns;
  const shown = useMemo(
    () => (isPhone ? inPhoneOrder(columns.shown, headerId) : columns.shown),
    [isPhone, columns.shown, headerId],
  );
  const [sort, setSort] = useOwnState(props.sort, props.defaultSort ?? null, props.onSortChange);
  const onSort = useEvent((columnId: string) => setSort(nextSort(sort, columnId)));
  const view = useRowView({
    rows,
    columns: props.columns,
    sort: sortMode === 'client' ? sort : null,
    filterText,
    languageTag,
  });
  const totals = useMemo(
    () => totalsOf(columns.shown, view, props.totals),
    [columns.shown, view, props.totals],
  );
  const hasTotals = view.length > 0 && totals.size > 0;
  // On a phone they stand in a bar below the rows instead.
  const hasTotalsRow = hasTotals && !isPhone;

  const selection = useSelection(props, view, keyOf);
  const onSelectAll = useEvent(selection.toggleAll);
  const columnIds = useMemo(
    () => [...(hasSelection ? [null] : []), ...shown.map(({ id }) => id)],
    [hasSelection, shown],
  );
  const [active, moveTo] = useActiveCell(view, columnIds, keyOf, hasTotalsRow);
  const { copy, note } = useCopy({ columns: columns.shown, view, selection, keyOf });
  const { isPointed, events } = useGridEvents({
    ...{ props, grid, view, columns, columnIds, selection, active, moveTo, onSort, copy },
    hasTotals: hasTotalsRow,
  });
  const look = useRowLook(props, shown, headerId, gridId, isPhone);
  const isFiltered = filterText.trim() !== '';
  const onNearEnd = useLoadMore(props, isFiltered, keyOf);

  const count = Math.max(props.rowCount ?? 0, rows.length);
  const knownRows = isFiltered ? view.length : count;
  const { selected } = selection;
  const status = useStatus(props, selection, isFiltered, view.length);

  return (
    <div className={styles.root}>
      <DataTableTools
        {...props}
        {...{ columns, isPhone, sort, selected, onSelectAll }}
        status={note ?? status}
        onSort={setSort}
        onCopy={() => void copy()}
      />
      <DataTableViewport
        {...{ look, view, keyOf, active, isPointed, onNearEnd }}
        gridRef={grid}
        gridProps={{
          id: gridId,
          role: 'grid',
          tabIndex: 0,
          'aria-label': props.label,
          'aria-busy': isLoading,
          'aria-rowcount': hasMore && props.rowCount === undefined ? -1 : knownRows + (hasTotalsRow ? 2 : 1),
          'aria-colcount': columnIds.length,
          'aria-multiselectable': selection.mode === 'multiple' || undefined,
          'aria-activedescendant': active ? cellId(gridId, active.row, active.column) : undefined,
          style: { [styles.tracks]: columns.tracks, [styles.least]: `${columns.least}px` } as CSSProperties,
          ...events,
        }}
        getRowHref={props.getRowHref}
        selectedKeys={selection.keys}
        height={props.height}
        start={`${sort?.column} ${sort?.direction} ${filterText}`}
        head={
          <DataTableHead
            {...{ gridId, sort, onSort, onSelectAll }}
            columns={shown}
            widths={columns.state.widths}
            onResize={columns.resize}
            activeColumn={active?.row === headRow ? active.column : null}
            // On a phone the box of all rows is among the tools.
            selected={isPhone && selected ? 'single' : selected}
          />
        }
        totals={
          hasTotalsRow ? (
            <DataTableTotals
              {...{ gridId, headerId, totals, hasSelection }}
              columns={shown}
              rowCount={view.length}
              activeColumn={active?.row === view.length ? active.column : null}
            />
          ) : null
        }
        bar={hasTotals && isPhone ? <PhoneTotals {...{ headerId, totals }} columns={columns.shown} /> : null}
        end={
          <DataTableEnd
            {...props}
            columnCount={isPhone ? 1 : columnIds.length}
            isNothingFound={view.length === 0}
          />
        }
      />
      {isPrinting ? (
        <PrintedTable {...{ look, view, totals }} columns={columns.shown} label={props.label} />
      ) : null}
    </div>
  );
}

/** Ascending, descending, and then as the rows came. */
function nextSort(sort: TableSort | null, column: string): TableSort | null {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
}

/**
 * Everything that the rows share. It changes only when its content does, since a change rerenders every row.
 */
function useRowLook<Row>(
  props: DataTableProps<Row>,
  shown: readonly DataTableColumn<Row>[],
  headerId: string | undefined,
  gridId: string,
  isPhone: boolean,
): RowLook<Row> {
  const { messages, languageTag, direction } = useUI();
  const { selectionMode = 'none', onRowAction } = props;
  const isPressable = onRowAction !== undefined || selectionMode !== 'none';
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(languageTag, {
      numberingSystem: 'latn',
      maximumFractionDigits: 20,
    });
    return {
      ...{ gridId, headerId, selectionMode, isPressable },
      places: isPhone ? phonePlaces(shown, headerId) : null,
      columns: shown,
      isRightToLeft: direction === 'rtl',
      selectLabel: messages.table.selectRow,
      format: (value) => numbers.format(value),
    };
  }, [gridId, shown, headerId, selectionMode, isPressable, isPhone, direction, messages, languageTag]);
}

/**
 * Loads more rows near the end, once per number of rows, so that a server without more rows is not asked
 * forever.
 */
function useLoadMore<Row>(
  { rows, hasMore, isLoading, error, onLoadMore }: DataTableProps<Row>,
  isFiltered: boolean,
  keyOf: (row: Row) => string,
): (() => void) | undefined {
  const asked = useRef<string | null>(null);
  // The end of the matching rows is not the end of the list.
  if (!hasMore || isLoading || error || isFiltered || !onLoadMore) return undefined;
  const last = rows.at(-1);
  const loaded = `${rows.length} ${last === undefined ? '' : keyOf(last)}`;
  return () => {
    if (asked.current === loaded) return;
    asked.current = loaded;
    onLoadMore();
  };
}

/** A sentence for the toolbar, also read aloud: loading, the number of selected rows, or of those that match. */
function useStatus<Row>(
  { rows, rowCount = 0, isLoading }: DataTableProps<Row>,
  selection: Selection,
  isFiltered: boolean,
  found: number,
): string {
  const { messages } = useUI();
  if (isLoading && rows.length === 0) return messages.loading;
  if (selection.keys.size > 0) return messages.table.selected(selection.keys.size);
  return isFiltered && rows.length > 0 ? messages.loaded(found, Math.max(rowCount, rows.length)) : '';
}

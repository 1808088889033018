import { type ReactNode, useCallback, useId, useMemo, useRef } from 'react';
import { useMediaQuery } from '../AppShell/useMediaQuery.ts';
import { useDuplicateKeysWarning } from '../development/useDuplicateKeysWarning.ts';
import { useOwnState } from '../state/useOwnState.ts';
import type { TableSort } from '../tabular/columnLook.ts';
import { twoLines } from '../tabular/looks.ts';
import { useUnstableColumnsWarning } from '../tabular/useUnstableColumnsWarning.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import type { CellValue, DataTableColumn, DataTableProps } from './DataTableProps.ts';
import { useActiveCell } from './useActiveCell.ts';
import { useColumns } from './useColumns.ts';
import { useCopy } from './useCopy.ts';
import { useRowView } from './useRowView.ts';
import { useSelection } from './useSelection.ts';

/** Everything that the parts of a table share. */
export type TableState<Row> = ReturnType<typeof useTableState<Row>>;

/** The rows and columns as they are shown, the selection and the active cell. */
export function useTableState<Row>(props: DataTableProps<Row>) {
  const { languageTag } = useUI();
  const gridId = useId();
  const hasTwoLines = useMediaQuery(twoLines);
  const getKey = useRef(props.getKey);
  getKey.current = props.getKey;
  const keyOf = useCallback((row: Row) => String(getKey.current(row) ?? ''), []);
  useDuplicateKeysWarning('DataTable', props.rows, props.getKey);
  useUnstableColumnsWarning('DataTable', props.columns);

  const columns = useColumns(props, hasTwoLines);
  const [sort, setSort] = useOwnState(props.sort, props.defaultSort ?? null, props.onSortChange);
  const view = useRowView(props, sort, languageTag);
  const selection = useSelection(props, view, keyOf);
  const hasSelection = selection.mode !== 'none';
  const totals = useMemo(
    () => totalsOf(columns.visible, view, props.totals),
    [columns.visible, view, props.totals],
  );
  const hasTotals = view.length > 0 && totals.size > 0;
  // On a phone they stand in a bar below the rows instead.
  const hasTotalsRow = hasTotals && !hasTwoLines;
  /** The ids of the columns of the grid; null for the one with the checkboxes. */
  const columnIds = [...(hasSelection ? [null] : []), ...columns.shown.map(({ id }) => id)];
  const [active, moveTo] = useActiveCell(view, columnIds, keyOf, hasTotalsRow);
  const { copy, note } = useCopy(columns.visible, view, selection, keyOf);
  /** The rows after which more were last asked for. */
  const asked = useRef<string | null>(null);
  const numbers = useMemo(
    () => new Intl.NumberFormat(languageTag, { numberingSystem: 'latn', maximumFractionDigits: 20 }),
    [languageTag],
  );

  return {
    props,
    gridId,
    hasTwoLines,
    keyOf,
    numbers,
    columns,
    columnIds,
    view,
    totals,
    hasTotals,
    hasTotalsRow,
    sort,
    setSort,
    hasSelection,
    selection,
    active,
    moveTo,
    copy,
    note,
    asked,
    isFiltered: Boolean(props.filterText?.trim()),
    sortBy: (columnId: string) => setSort(nextSort(sort, columnId)),
  };
}

/** Ascending, descending, and then as the rows came. */
function nextSort(sort: TableSort | null, column: string): TableSort | null {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
}

/** The totals by the ids of their columns: those that are given, and those of the rows that are shown. */
function totalsOf<Row>(
  columns: readonly DataTableColumn<Row>[],
  view: readonly Row[],
  given: Readonly<Record<string, ReactNode>> = {},
): ReadonlyMap<string, ReactNode> {
  const totals = new Map<string, ReactNode>();
  for (const { id, value, total: own } of columns) {
    const total = id in given ? given[id] : own;
    if (total === undefined) continue;
    totals.set(id, typeof total === 'function' ? total(sumOf(view, value), view.length) : total);
  }
  return totals;
}

function sumOf<Row>(view: readonly Row[], getValue: (row: Row) => CellValue): number {
  let sum = 0;
  for (const row of view) {
    const value = getValue(row);
    if (typeof value === 'number' && !Number.isNaN(value)) sum += value;
  }
  return sum;
}

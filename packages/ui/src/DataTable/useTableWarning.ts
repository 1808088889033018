import { useMemo, useState } from 'react';
import { isProduction, useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import type { DataTableColumn } from './DataTableColumn.ts';

/** Looking through more rows than these would be felt. */
const rowsLookedThrough = 10_000;
/** Browsers do not lay out elements that are much higher. */
const highestBody = 15_000_000;

interface TableWarningOptions<Row> {
  rows: readonly Row[];
  columns: readonly DataTableColumn<Row>[];
  getKey: (row: Row) => string;
  isRemade: boolean;
  isSortedHere: boolean;
  hasMore: boolean;
}

/** Tells the developer what is wrong with the rows and columns. */
export function useTableWarning<Row>(options: TableWarningOptions<Row>): void {
  const { rows, columns, isRemade, isSortedHere, hasMore } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an inline `getKey` would have all keys read on each render
  const keyWarning = useMemo(() => (isProduction ? null : warnOfKeys(rows, options.getKey)), [rows]);
  const columnWarning = useMemo(() => (isProduction ? null : warnOfColumns(columns)), [columns]);
  useDevelopmentWarning(keyWarning);
  useDevelopmentWarning(columnWarning);
  const areColumnsRemade = useColumnRemakes(columns);
  useDevelopmentWarning(
    areColumnsRemade
      ? 'DataTable: `columns` is a new array on each render, and all rows are read again each time. Keep the array (useMemo, or a constant outside the component).'
      : null,
  );
  useDevelopmentWarning(
    isRemade
      ? 'DataTable: `rows` is a new array on each render, with the same rows in it. Keep the array (useMemo, or a constant outside the component).'
      : null,
  );
  useDevelopmentWarning(
    isSortedHere && hasMore
      ? 'DataTable: only the rows that are loaded are sorted, and `hasMore` says that there are others. Sort on the server and set `sortMode="manual"`.'
      : null,
  );
  useDevelopmentWarning(
    rows.length * 40 > highestBody
      ? 'DataTable: `rows` are more than a browser can lay out. Filter or page them on the server.'
      : null,
  );
}

/** Whether columns of the same ids were made anew many times in a row. */
function useColumnRemakes<Row>(columns: readonly DataTableColumn<Row>[]): boolean {
  const [kept] = useState(() => ({ columns, remakes: 0 }));
  if (columns !== kept.columns) {
    const isSame =
      columns.length === kept.columns.length &&
      columns.every(({ id }, number) => id === kept.columns[number]?.id);
    kept.remakes = isSame ? kept.remakes + 1 : 0;
    kept.columns = columns;
  }
  return kept.remakes > 9;
}

function warnOfKeys<Row>(rows: readonly Row[], getKey: (row: Row) => string): string | null {
  const seen = new Set<string>();
  for (const row of rows.slice(0, rowsLookedThrough)) {
    const key: unknown = getKey(row);
    if (typeof key !== 'string' || key === '')
      return `DataTable: \`getKey\` gives ${JSON.stringify(key) ?? 'undefined'} for a row. Give every row a text of its own.`;
    if (seen.has(key))
      return `DataTable: \`getKey\` gives "${key}" for more than one row, and these are selected together. Give every row a key of its own.`;
    seen.add(key);
  }
  return null;
}

function warnOfColumns<Row>(columns: readonly DataTableColumn<Row>[]): string | null {
  if (columns.length === 0)
    return 'DataTable: `columns` is empty, so nothing can be shown. Give at least one.';
  const ids = new Set(columns.map(({ id }) => id));
  if (ids.size < columns.length)
    return 'DataTable: two of the `columns` have the same `id`. Give each an id of its own.';
  return null;
}

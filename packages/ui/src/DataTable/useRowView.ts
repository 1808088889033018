import { useMemo, useState } from 'react';
import { cellText, createRowIndex, type RowIndex } from '../rows/createRowIndex.ts';
import type { TableSort } from '../tabular/TableSort.ts';
import type { DataTableColumn } from './DataTableColumn.ts';

/** The rows that are shown, in their order. */
export interface RowView<Row> {
  /** How many they are. */
  length: number;
  /** Where they are among all rows; null where all are shown as they came. */
  positions: Int32Array | null;
  /** The row at a place. */
  rowAt: (place: number) => Row;
  /** The index behind it. */
  index: RowIndex<Row>;
}

interface RowViewOptions<Row> {
  rows: readonly Row[];
  columns: readonly DataTableColumn<Row>[];
  /** How rows are sorted here; null where the host sorts them. */
  sort: TableSort | null;
  filterText: string;
  filter: ((row: Row) => boolean) | undefined;
  languageTag: string;
}

/** Sorts and filters rows through an index that is built once for the rows. */
export function useRowView<Row>(options: RowViewOptions<Row>): RowView<Row> {
  const { rows, columns, sort, filterText, filter, languageTag } = options;
  const [last] = useState<{ built?: RowIndex<Row>['text']['built'] }>(() => ({}));
  const compare = useMemo(() => new Intl.Collator(languageTag, { numeric: true }).compare, [languageTag]);
  const textOf = useMemo(
    () => (row: Row) => {
      let text = '';
      for (const column of columns) text += `${cellText(column, row)}\t`;
      return text;
    },
    [columns],
  );
  const index = useMemo(() => {
    const made = createRowIndex(rows, columns, compare, textOf, last.built);
    last.built = made.text.built;
    return made;
  }, [rows, columns, compare, textOf, last]);

  const { column, direction } = sort ?? {};
  const order = useMemo(
    () => (column === undefined ? null : index.order(column, direction === 'descending')),
    [index, column, direction],
  );
  const found = useMemo(() => index.text.search(filterText), [index, filterText]);
  const matches = useMemo(() => (filter ? keep(rows, found, filter) : found), [rows, found, filter]);
  return useMemo(() => {
    const positions = order && matches ? inOrder(order, matches) : (order ?? matches);
    return {
      length: positions ? positions.length : rows.length,
      positions,
      rowAt: (place) => rows[positions ? (positions[place] ?? -1) : place] as Row,
      index,
    };
  }, [rows, order, matches, index]);
}

function keep<Row>(
  rows: readonly Row[],
  found: Int32Array | null,
  filter: (row: Row) => boolean,
): Int32Array {
  const isKept = (position: number) => filter(rows[position] as Row);
  if (found) return found.filter(isKept);
  const kept = new Int32Array(rows.length);
  let count = 0;
  for (let position = 0; position < rows.length; position += 1) {
    if (!isKept(position)) continue;
    kept[count] = position;
    count += 1;
  }
  return kept.slice(0, count);
}

function inOrder(order: Int32Array, matches: Int32Array): Int32Array {
  const isMatch = new Uint8Array(order.length);
  for (const position of matches) isMatch[position] = 1;
  const sorted = new Int32Array(matches.length);
  let count = 0;
  for (const position of order) {
    if (isMatch[position] !== 1) continue;
    sorted[count] = position;
    count += 1;
  }
  return sorted;
}

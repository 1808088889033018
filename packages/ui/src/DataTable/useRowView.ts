import { useMemo } from 'react';
import { fold } from '../picker/fold.ts';
import type { TableSort } from '../tabular/TableSort.ts';
import { cellText, type ValueColumn } from './cellText.ts';

interface RowViewOptions<Row> {
  rows: readonly Row[];
  columns: readonly ValueColumn<Row>[];
  /** The order in which rows are sorted here; null where the host sorts them. */
  sort: TableSort | null;
  filterText: string;
  languageTag: string;
}

/** The rows that are shown, sorted and filtered. */
export function useRowView<Row>(options: RowViewOptions<Row>): readonly Row[] {
  const { rows, columns, sort, filterText, languageTag } = options;
  const isSearched = filterText.trim() !== '';
  const compare = useMemo(() => new Intl.Collator(languageTag, { numeric: true }).compare, [languageTag]);

  const { column: columnId, direction } = sort ?? {};
  const sorted = useMemo(() => {
    const column = columns.find(({ id }) => id === columnId);
    return column ? sortRows(rows, column, direction === 'descending', compare) : rows;
  }, [rows, columns, columnId, direction, compare]);
  const texts = useMemo(() => (isSearched ? textsOf(sorted, columns) : null), [isSearched, sorted, columns]);
  return useMemo(() => (texts ? searchRows(sorted, texts, filterText) : sorted), [sorted, texts, filterText]);
}

/** The texts of all columns of each row, folded for searching. Folding them in one string is much faster than one by one. */
export function textsOf<Row>(rows: readonly Row[], columns: readonly ValueColumn<Row>[]): readonly string[] {
  const lineOf = (row: Row) =>
    columns
      .map((column) => cellText(column, row))
      .join('\t')
      .replaceAll('\n', ' ');
  return fold(rows.map(lineOf).join('\n')).split('\n');
}

/** The rows whose text contains every word of the query, ignoring case. */
export function searchRows<Row>(
  rows: readonly Row[],
  texts: readonly string[],
  query: string,
): readonly Row[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return rows.filter((_, place) => words.every((word) => texts[place]?.includes(word)));
}

interface SortEntry<Row> {
  row: Row;
  place: number;
  value: string | number;
  /** Close to the order of most languages: no case, numbers by their size. */
  key: string;
}

/** The rows in the order of a column. Equal rows keep their order, and rows without a value come last both ways. */
export function sortRows<Row>(
  rows: readonly Row[],
  column: ValueColumn<Row>,
  isDescending: boolean,
  compare: (one: string, other: string) => number,
): readonly Row[] {
  const entries: SortEntry<Row>[] = [];
  const missing: Row[] = [];
  let hasTexts = false;
  for (const [place, row] of rows.entries()) {
    const value = column.value(row);
    if (value === null || value === undefined || value === '' || Number.isNaN(value)) missing.push(row);
    else entries.push({ row, place, value, key: '' });
    if (typeof value === 'string' && value !== '') hasTexts = true;
  }

  const sign = isDescending ? -1 : 1;
  if (hasTexts) {
    for (const entry of entries) entry.key = sortKey(String(entry.value));
    // Comparing by the rules of a language is slow, so the entries are brought nearly into order by their code units first.
    entries.sort((one, other) => (one.key < other.key ? -sign : one.key > other.key ? sign : 0));
    entries.sort(
      (one, other) => sign * compare(String(one.value), String(other.value)) || one.place - other.place,
    );
  } else entries.sort((one, other) => sign * (Number(one.value) - Number(other.value)));
  return [...entries.map(({ row }) => row), ...missing];
}

function sortKey(text: string): string {
  return text.toLowerCase().replace(/\d+/g, (number) => String.fromCharCode(48 + number.length) + number);
}

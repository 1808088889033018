import { useMemo } from 'react';
import { fold } from '../picker/fold.ts';
import { isMissing, type TableSort } from '../tabular/columnLook.ts';
import type { DataTableProps } from './DataTableProps.ts';
import { cellText, type ValueColumn } from './tableText.ts';

/** The rows that are shown, filtered, and sorted unless the parent does that. */
export function useRowView<Row>(
  { rows, columns, sortMode = 'client', filterText = '' }: DataTableProps<Row>,
  sort: TableSort | null,
  languageTag: string,
): readonly Row[] {
  const isSearched = filterText.trim() !== '';
  const compare = useMemo(() => new Intl.Collator(languageTag, { numeric: true }).compare, [languageTag]);

  const columnId = sortMode === 'client' ? sort?.column : undefined;
  const isDescending = sort?.direction === 'descending';
  const sorted = useMemo(() => {
    const column = columns.find(({ id }) => id === columnId);
    return column ? sortRows(rows, column, isDescending, compare) : rows;
  }, [rows, columns, columnId, isDescending, compare]);
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

/** The rows in the order of a column. Equal rows keep their order, and rows without a value come last both ways. */
export function sortRows<Row>(
  rows: readonly Row[],
  column: ValueColumn<Row>,
  isDescending: boolean,
  compare: (one: string, other: string) => number,
): readonly Row[] {
  const sign = isDescending ? -1 : 1;
  const entries = rows.map((row, place) => ({ row, place, value: column.value(row) }));
  const known = entries.filter(({ value }) => !isMissing(value));
  const missing = entries.filter(({ value }) => isMissing(value));
  if (known.every(({ value }) => typeof value !== 'string')) {
    known.sort((one, other) => sign * (Number(one.value) - Number(other.value)));
    return [...known, ...missing].map(({ row }) => row);
  }
  const texts = known.map(({ row, place, value }) => {
    const text = String(value);
    return { row, place, text, key: sortKey(text) };
  });
  // Comparing by the rules of a language is slow, so the texts are brought nearly into order by their code units first.
  texts.sort((one, other) => (one.key < other.key ? -sign : one.key > other.key ? sign : 0));
  texts.sort((one, other) => sign * compare(one.text, other.text) || one.place - other.place);
  return [...texts, ...missing].map(({ row }) => row);
}

/** Close to the order of most languages: no case, numbers by their size. */
function sortKey(text: string): string {
  return text.toLowerCase().replace(/\d+/g, (number) => String.fromCharCode(48 + number.length) + number);
}

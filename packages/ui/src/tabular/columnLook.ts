import type { ReactNode } from 'react';

/** A column of a Table or of a DataTable, without the content of its cells. */
export interface TabularColumn {
  /** The id of the column. */
  id: string;
  /** Its title. */
  header: string;
  /** The alignment of its cells. @default 'start'; figures on the right, whichever way one reads */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Whether it holds figures: Latin order, digits of one width. */
  isNumeric?: boolean | undefined;
  /** Whether it names the row; the first column when none does. */
  isRowHeader?: boolean | undefined;
}

/** The sort order of rows. */
export interface TableSort {
  /** The id of the column. */
  column: string;
  /** The direction. */
  direction: 'ascending' | 'descending';
}

/** The alignment of a column's cells. Figures are aligned at their last digit, which is on the right in every language. */
export function alignOf({
  align,
  isNumeric,
}: Pick<TabularColumn, 'align' | 'isNumeric'>): 'start' | 'center' | 'end' | 'figures' {
  if (isNumeric && (align ?? 'end') === 'end') return 'figures';
  return align ?? 'start';
}

/** The id of the column that names the rows, the first one by default. */
export function headerIdOf(
  columns: readonly Pick<TabularColumn, 'id' | 'isRowHeader'>[],
): string | undefined {
  return (columns.find((column) => column.isRowHeader) ?? columns[0])?.id;
}

/** The cell under a column: its total, or the word for totals under the column that names the rows. */
export function totalOrWord(total: ReactNode, isHeader: boolean, word: string): ReactNode {
  return total ?? (isHeader ? word : null);
}

const leftLetters = /\p{Letter}/u;
const rightLetters = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Whether a text has words, and none of them is read from the right. */
export function isReadFromLeft(text: string): boolean {
  return leftLetters.test(text) && !rightLetters.test(text);
}

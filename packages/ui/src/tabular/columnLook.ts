import type { ReactNode } from 'react';

interface Column {
  id: string;
  align?: 'start' | 'center' | 'end' | undefined;
  isNumeric?: boolean | undefined;
  isRowHeader?: boolean | undefined;
}

/** The alignment of a column's cells. Figures are aligned at their last digit, which is on the right in every language. */
export function alignOf({ align, isNumeric }: Column): 'start' | 'center' | 'end' | 'figures' {
  if (isNumeric && (align ?? 'end') === 'end') return 'figures';
  return align ?? 'start';
}

/** The id of the column that names the rows, the first one by default. */
export function headerIdOf(columns: readonly Column[]): string | undefined {
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

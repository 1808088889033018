import type { ReactNode } from 'react';

interface Column {
  id: string;
  align?: 'start' | 'center' | 'end' | undefined;
  isNumeric?: boolean | undefined;
  isRowHeader?: boolean | undefined;
}

/** Where the cells of a column are aligned: figures at their last digit, which is where they end in every language. */
export function alignOf({ align, isNumeric }: Column): 'start' | 'center' | 'end' | 'figures' {
  if (isNumeric && (align ?? 'end') === 'end') return 'figures';
  return align ?? 'start';
}

/** The id of the column that names the rows: the first one, where none was said to. */
export function headerIdOf(columns: readonly Column[]): string | undefined {
  return (columns.find((column) => column.isRowHeader) ?? columns[0])?.id;
}

/** What stands under a column: its total, or the word for totals under the column that names the rows. */
export function totalOrWord(total: ReactNode, isHeader: boolean, word: string): ReactNode {
  return total ?? (isHeader ? word : null);
}

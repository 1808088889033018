/** How rows are sorted. */
export interface TableSort {
  /** The id of the column. */
  column: string;
  /** Which way. */
  direction: 'ascending' | 'descending';
}

/** The sort order of rows. */
export interface TableSort {
  /** The id of the column. */
  column: string;
  /** The direction. */
  direction: 'ascending' | 'descending';
}

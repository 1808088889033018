/** What a cell of an exported file holds: a text, a number (money in rupees), a day `YYYY-MM-DD`, or nothing. */
export type Cell = string | number | null;

/** How the cells of a column are written. Text is never taken for anything else, however much it looks like it. */
export type CellKind = 'text' | 'imei' | 'number' | 'money' | 'day';

/** A column as the writers of files see it. */
export interface FileColumn {
  header: string;
  kind: CellKind;
}

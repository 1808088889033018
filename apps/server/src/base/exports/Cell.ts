/** Value of an exported cell: text, a number (money in rupees), a day `YYYY-MM-DD`, or null. */
export type Cell = string | number | null;

/** Format of a column's cells. Text is never interpreted as anything else, whatever it looks like. */
export type CellKind = 'text' | 'imei' | 'number' | 'money' | 'day';

/** A column as the writers of files see it. */
export interface FileColumn {
  header: string;
  kind: CellKind;
}

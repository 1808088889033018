/**
 * What the elements of the grid are to screen readers. Rows that are placed one by one cannot be those of a `<table>`: browsers take its
 * meaning away once its display is another.
 */
export const tableRoles = {
  table: (rowCount: number) => ({ role: 'table', 'aria-rowcount': rowCount }) as const,
  group: { role: 'rowgroup' },
  /** A row by its place among all of them, from 1, whether or not they are on the page. */
  row: (place: number) => ({ role: 'row', 'aria-rowindex': place }) as const,
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

import type { Messages } from '../messages/en.ts';
import type { CellText } from './cellText.ts';
import type { GridStore } from './GridStore.ts';
import type { GridColumn } from './gridColumns.ts';

/** A column with its formatter and parser. */
export interface PreparedColumn<Row extends object> {
  id: string;
  column: GridColumn<Row>;
  text: CellText;
  /** Whether its cells can be read but not changed. */
  isReadOnly: boolean;
}

/** Everything that the parts of one grid share. Typing does not change it. */
export interface Grid<Row extends object> {
  /** The beginning of the ids of its elements. */
  id: string;
  store: GridStore<Row>;
  columns: readonly PreparedColumn<Row>[];
  isDisabled: boolean;
  isReadOnly: boolean;
  canRemoveRows: boolean;
  words: Messages['grid'];
}

/**
 * The roles of the grid's elements. Rows that are placed one by one cannot be those of a `<table>`, which loses its meaning with another
 * `display`.
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

import type { ReactNode } from 'react';
import type { CellValue } from '../rows/createRowIndex.ts';

/** One column of a DataTable. */
export interface DataTableColumn<Row> {
  /** What the column is known by. */
  id: string;
  /** Its title. */
  header: string;
  /** What a row holds in it: what is sorted, searched, added up and copied. */
  value: (row: Row) => CellValue;
  /** The same in words, where searching and copying should not read the value, as with amounts in minor units. */
  text?: ((row: Row) => string) | undefined;
  /** What a row shows in it. @default the text, or the value */
  cell?: ((row: Row) => ReactNode) | undefined;
  /** Where its cells are aligned. @default 'start'; figures on the right, whichever way one reads */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Whether it holds figures: Latin order, digits of one width. */
  isNumeric?: boolean | undefined;
  /** Whether rows can be sorted by it. */
  isSortable?: boolean | undefined;
  /** How wide it is at first, in pixels. @default a share of what the others leave */
  width?: number | undefined;
  /** How narrow it can be made, in pixels. @default 96 */
  minWidth?: number | undefined;
  /** Whether the reader may hide it; never the column that names the rows. @default true */
  isHideable?: boolean | undefined;
  /** Whether it is left out on the card of a phone. */
  isHiddenOnCard?: boolean | undefined;
  /** Whether it names the row; the first column when none does. */
  isRowHeader?: boolean | undefined;
  /** Whether its cells hold buttons, links or fields of their own: Enter goes into them, Escape out. */
  hasControls?: boolean | undefined;
  /** What stands under it: a node, or a function of the sum of its values over the rows that are shown, and of how many they are. */
  total?: ReactNode | ((sum: number, count: number) => ReactNode);
}

/** What a reader did to the columns; plain data, to be kept by the host. */
export interface DataTableColumnState {
  /** The ids of the columns that are hidden. */
  hidden: readonly string[];
  /** The widths that were given to columns, in pixels by id. */
  widths: Readonly<Record<string, number>>;
}

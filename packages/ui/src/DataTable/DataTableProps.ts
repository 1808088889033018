import type { ReactNode } from 'react';
import type { TableSort, TabularColumn } from '../tabular/columnLook.ts';
import type { LoadError } from '../tabular/LoadErrorBanner.tsx';

/** The value of a cell, for sorting, searching, adding up and copying. */
export type CellValue = string | number | null | undefined;

/** One column of a DataTable. */
export interface DataTableColumn<Row> extends TabularColumn {
  /** The value that is sorted, searched, added up and copied. */
  value: (row: Row) => CellValue;
  /** Whether rows can be sorted by it. */
  isSortable?: boolean | undefined;
  /** The value in words for searching and copying, as with amounts in minor units. */
  text?: ((row: Row) => string) | undefined;
  /** The content of its cells. @default the text, or the value */
  cell?: ((row: Row) => ReactNode) | undefined;
  /** Initial width in pixels. @default a share of the remaining width */
  width?: number | undefined;
  /** Its least width, in pixels. @default 96 */
  minWidth?: number | undefined;
  /** Whether the reader may hide it; never the column that names the rows. @default true */
  isHideable?: boolean | undefined;
  /** The content of its cells on a phone, such as the last digits of a long number. @default that of `cell` */
  phoneCell?: ((row: Row) => ReactNode) | undefined;
  /** Content under the column: a node, or a function of the sum and the number of the rows that are shown. */
  total?: ReactNode | ((sum: number, count: number) => ReactNode);
}

/** The columns as a reader arranged them; plain data that a host can keep. */
export interface DataTableColumnState {
  /** The ids of the hidden columns. */
  hidden: readonly string[];
  /** Widths in pixels, by the id of the column. */
  widths: Readonly<Record<string, number>>;
}

/** Whether one row, several or none can be selected. */
export type DataTableSelectionMode = 'none' | 'single' | 'multiple';

/** Props of DataTable. */
export interface DataTableProps<Row> {
  /** The name of the table for screen readers. */
  label: string;
  /** The columns; keep the array's identity between renders. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows; keep the array's identity between renders. */
  rows: readonly Row[];
  /** The key of a row: unique, and the same while the row's values change. */
  getKey: (row: Row) => string;
  /** The address of a row; its name becomes a link. */
  getRowHref?: ((row: Row) => string | undefined) | undefined;
  /** What stands under the columns, by their ids, in place of each column's own `total`: such as sums of rows that are not loaded. */
  totals?: Readonly<Record<string, ReactNode>> | undefined;
  /** Called when a row is pressed, or Enter is. */
  onRowAction?: ((row: Row) => void) | undefined;

  /** The sort order, where the parent keeps it. */
  sort?: TableSort | null | undefined;
  /** The sort order at first. @default null */
  defaultSort?: TableSort | null | undefined;
  /** Called when another order is wanted; null is the order of `rows`. */
  onSortChange?: ((sort: TableSort | null) => void) | undefined;
  /** 'client' sorts `rows` here; with 'manual' the parent hands them in sorted. @default 'client' */
  sortMode?: 'client' | 'manual' | undefined;

  /** Only rows that contain every word of this text in one of their columns are shown. */
  filterText?: string | undefined;

  /** Whether one row, several or none can be selected. @default 'none' */
  selectionMode?: DataTableSelectionMode | undefined;
  /** The keys of the selected rows, where the parent keeps them. */
  selectedKeys?: ReadonlySet<string> | undefined;
  /** The keys of the rows that are selected at first. */
  defaultSelectedKeys?: ReadonlySet<string> | undefined;
  /** Called with the keys of all rows that are selected now. */
  onSelectionChange?: ((keys: ReadonlySet<string>) => void) | undefined;

  /** Hidden columns and the widths of the others, where the parent keeps them. */
  columnState?: DataTableColumnState | undefined;
  /** Hidden columns and widths at first, such as the host remembered them. Columns that no longer exist are ignored. */
  defaultColumnState?: DataTableColumnState | undefined;
  /** Called when the reader hides, shows or resizes a column. */
  onColumnStateChange?: ((state: DataTableColumnState) => void) | undefined;

  /** Whether a menu offers to hide and show columns. */
  hasColumnMenu?: boolean | undefined;
  /** Whether a button copies the selected rows for a spreadsheet, or all that are shown where none is. */
  hasCopy?: boolean | undefined;
  /** Whether a button prints the rows, up to 2,000. */
  hasPrint?: boolean | undefined;
  /** Content above the table, such as a search field or actions on the selection. */
  toolbar?: ReactNode;
  /** Actions on the whole list, such as an export. On a phone they are behind one button, with the order and the columns. */
  actions?: ReactNode;

  /** Whether rows are on their way: the first ones, others in their place, or more. */
  isLoading?: boolean | undefined;
  /** A failed load; the rows that are there stay. */
  error?: LoadError | null | undefined;
  /** Shown in place of the rows while there are none. */
  empty?: ReactNode;
  /** Shown in place of the rows when none matches the filter. */
  noMatches?: ReactNode;
  /** Whether the server has more rows. */
  hasMore?: boolean | undefined;
  /** Called when the end comes near and there are more rows; once for the rows that are there. */
  onLoadMore?: (() => void) | undefined;
  /** The number of rows, including those that are not loaded. */
  rowCount?: number | undefined;

  /** The height the table grows to before its rows scroll, a CSS length; on a phone they scroll with the page. @default 'max(420px, calc(100dvh - 220px))' */
  height?: string | undefined;
}

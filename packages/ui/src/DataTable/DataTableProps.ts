import type { ReactNode } from 'react';
import type { TableSort } from '../tabular/TableSort.ts';
import type { DataTableColumn, DataTableColumnState } from './DataTableColumn.ts';
import type { DataTableError } from './DataTableEnd.tsx';
import type { DataTableSelectionMode } from './useSelection.ts';

/** Props of DataTable. */
export interface DataTableProps<Row> {
  /** What the rows are, for screen readers. */
  label: string;
  /** The columns; keep the array's identity between renders, since rows are indexed by it. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows, a hundred thousand and more; keep the array's identity between renders. */
  rows: readonly Row[];
  /** What identifies a row: a text of its own, that stays while what is in the row changes. */
  getKey: (row: Row) => string;
  /** Where a row leads; the name of the row becomes a link. */
  getRowHref?: ((row: Row) => string | undefined) | undefined;
  /** Called when a row is pressed, or Enter is. */
  onRowAction?: ((row: Row) => void) | undefined;

  /** How the rows are sorted, where the parent keeps it. */
  sort?: TableSort | null | undefined;
  /** How the rows are sorted at first. @default null */
  defaultSort?: TableSort | null | undefined;
  /** Called when another order is wanted; null is the order of `rows`. */
  onSortChange?: ((sort: TableSort | null) => void) | undefined;
  /** Who sorts: the table, or with 'manual' the parent, who hands in `rows` in their order. @default 'client' */
  sortMode?: 'client' | 'manual' | undefined;

  /** Only rows that contain every word of this text in one of their columns are shown. */
  filterText?: string | undefined;
  /** Only rows that this is true of are shown; keep its identity between renders. */
  filter?: ((row: Row) => boolean) | undefined;

  /** How many rows can be selected. @default 'none' */
  selectionMode?: DataTableSelectionMode | undefined;
  /** The keys of the selected rows, where the parent keeps them. */
  selectedKeys?: ReadonlySet<string> | undefined;
  /** The keys of the rows that are selected at first. */
  defaultSelectedKeys?: ReadonlySet<string> | undefined;
  /** Called with the keys of all rows that are selected now. */
  onSelectionChange?: ((keys: ReadonlySet<string>) => void) | undefined;

  /** Which columns are hidden and how wide the others are, where the parent keeps it. */
  columnState?: DataTableColumnState | undefined;
  /** The same at first: what a host remembered. Columns that are gone are passed over. */
  defaultColumnState?: DataTableColumnState | undefined;
  /** Called when the reader hides, shows or resizes a column. */
  onColumnStateChange?: ((state: DataTableColumnState) => void) | undefined;

  /** Whether a menu offers to hide and show columns. */
  hasColumnMenu?: boolean | undefined;
  /** Whether a button copies the selected rows, or all that are shown where none is. */
  hasCopy?: boolean | undefined;
  /** Whether a button prints the rows. */
  hasPrint?: boolean | undefined;
  /** What is copied: text for a spreadsheet, or comma-separated. @default 'tsv' */
  copyFormat?: 'tsv' | 'csv' | undefined;
  /** How many rows are printed at most. @default 2000 */
  printLimit?: number | undefined;
  /** What stands above the table: a search field, actions on the selection. */
  toolbar?: ReactNode;

  /** Whether rows are on their way: the first ones, others in their place, or more. */
  isLoading?: boolean | undefined;
  /** Why rows could not be had; those that are there stay. */
  error?: DataTableError | null | undefined;
  /** What is shown where there are no rows. */
  empty?: ReactNode;
  /** What is shown where the filter leaves no rows. */
  noMatches?: ReactNode;
  /** Whether the server has more rows. */
  hasMore?: boolean | undefined;
  /** Called when the end comes near and there are more rows; once for the rows that are there. */
  onLoadMore?: (() => void) | undefined;
  /** How many rows there are with those that are not loaded. */
  rowCount?: number | undefined;

  /** Whether long text is broken over lines, and rows are as high as what is in them. @default false: text is cut, and shown whole when pointed at */
  isWrapping?: boolean | undefined;
  /** How high a row is, in pixels. @default the theme's, by density */
  rowHeight?: number | undefined;
  /** How high the table grows before its rows scroll, a CSS length; cards on a phone scroll with the page. @default 'max(420px, calc(100dvh - 220px))' */
  height?: string | undefined;
}

/** What a host can have a DataTable do. */
export interface DataTableHandle {
  /** Brings the keyboard into the table. */
  focus: () => void;
  /** Brings the keyboard to a row, and the row into sight; false where no such row is shown. */
  focusRow: (key: string) => boolean;
  /** Copies the selected rows, or all that are shown where none is. Answers whether the browser let it. */
  copy: () => Promise<boolean>;
  /** Prints the page with all rows that are shown. */
  print: () => void;
}

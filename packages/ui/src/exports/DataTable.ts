export { DataTable } from '../DataTable/DataTable.tsx';
export type {
  DataTableColumn,
  DataTableColumnState,
  DataTableError,
  DataTableHandle,
  DataTablePhonePlace,
  DataTableProps,
  DataTableSelectionMode,
} from '../DataTable/DataTableProps.ts';
export type { TableSort } from '../tabular/TableSort.ts';
export type { CellValue } from '../tabular/toCsv.ts';
export { type CsvColumn, type CsvOptions, toCsv } from '../tabular/toCsv.ts';

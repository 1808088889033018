export { DataTable } from '../DataTable/DataTable.tsx';
export type {
  CellValue,
  DataTableColumn,
  DataTableColumnState,
  DataTableError,
  DataTableHandle,
  DataTablePhonePlace,
  DataTableProps,
  DataTableSelectionMode,
} from '../DataTable/DataTableProps.ts';
export type { TableSort } from '../tabular/TableSort.ts';

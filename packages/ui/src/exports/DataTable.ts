export { DataTable } from '../DataTable/DataTable.tsx';
export type {
  CellValue,
  DataTableColumn,
  DataTableColumnState,
  DataTableError,
  DataTablePhonePlace,
  DataTableProps,
  DataTableSelectionMode,
} from '../DataTable/DataTableProps.ts';
export type { TableSort } from '../tabular/TableSort.ts';

export { DataTable } from '../DataTable/DataTable.tsx';
export type {
  CellValue,
  DataTableColumn,
  DataTableColumnState,
  DataTablePhonePlace,
  DataTableProps,
  DataTableSelectionMode,
} from '../DataTable/DataTableProps.ts';
export type { TableSort } from '../tabular/columnLook.ts';
export type { LoadError } from '../tabular/LoadErrorBanner.tsx';

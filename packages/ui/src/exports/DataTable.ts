export { DataTable } from '../DataTable/DataTable.tsx';
export type {
  CellValue,
  DataTableColumn,
  DataTableColumnState,
  DataTableProps,
  DataTableSelectionMode,
} from '../DataTable/DataTableProps.ts';
export type { DataTablePhonePlace, TableSort } from '../tabular/columnLook.ts';
export type { LoadError } from '../tabular/LoadErrorBanner.tsx';

export { DataTable } from '../DataTable/DataTable.tsx';
export type { DataTableColumn, DataTableColumnState } from '../DataTable/DataTableColumn.ts';
export type { DataTableError } from '../DataTable/DataTableEnd.tsx';
export type { DataTableHandle, DataTableProps } from '../DataTable/DataTableProps.ts';
export type { DataTableSelectionMode } from '../DataTable/useSelection.ts';
export type { CellValue } from '../rows/createRowIndex.ts';
export { type CsvColumn, type CsvOptions, toCsv } from '../rows/toCsv.ts';
export type { TableSort } from '../tabular/TableSort.ts';

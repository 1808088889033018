export { Table, type TableColumn, type TableProps } from '../Table/Table.tsx';
export type { DataTablePhonePlace, TableSort } from '../tabular/columnLook.ts';
export type { LoadError } from '../tabular/LoadErrorBanner.tsx';

export { Table, type TableColumn, type TableProps } from '../Table/Table.tsx';
export type { LoadError } from '../tabular/LoadErrorBanner.tsx';
export type { TableSort } from '../tabular/TableSort.ts';

import { vi } from 'vitest';
import { makeProducts, type Product, productColumns } from './DataTable.fixtures.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableColumn, DataTableProps } from './DataTableProps.ts';

export type ProductTableProps = Partial<DataTableProps<Product>>;

const products = makeProducts(30);
const getKey = ({ id }: Product) => id;

/** A table of products, for tests alone. */
export function ProductTable(props: ProductTableProps) {
  return <DataTable label="Products" rows={products} columns={productColumns} getKey={getKey} {...props} />;
}

/** The columns of a product, and one with controls. */
export const columnsWith = (cell: DataTableColumn<Product>['cell']): readonly DataTableColumn<Product>[] => [
  ...productColumns,
  { id: 'actions', header: 'Actions', value: () => null, cell, hasControls: true, width: 300 },
];

/** Waits as long as a busy machine may take. */
export const eventually = (check: () => void) => vi.waitFor(check, { timeout: 15_000 });

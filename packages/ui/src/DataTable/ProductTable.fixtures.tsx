import { vi } from 'vitest';
import { makeProducts, type Product, productColumns } from './DataTable.fixtures.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTableProps.ts';

export type ProductTableProps = Partial<DataTableProps<Product>>;

const products = makeProducts(30);
const getKey = ({ id }: Product) => id;

/** A table of products, for tests alone. */
export function ProductTable(props: ProductTableProps) {
  return <DataTable label="Products" rows={products} columns={productColumns} getKey={getKey} {...props} />;
}

/** Waits as long as a busy machine may take. */
export const eventually = (check: () => void) => vi.waitFor(check, { timeout: 15_000 });

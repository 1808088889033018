import type { DataTableColumn } from './DataTableProps.ts';

/** A product of a catalogue. */
export interface Product {
  id: string;
  name: string;
  group: string;
  stock: number | null;
  /** In minor units. */
  price: number;
}

const adjectives = ['Oak', 'Steel', 'Linen', 'Copper', 'Walnut', 'Glass', 'Cotton', 'Marble'];
const nouns = ['table', 'lamp', 'chair', 'bowl', 'shelf', 'rug', 'mirror', 'stool', 'vase', 'bench', 'clock'];
const groups = ['Living room', 'Kitchen', 'Bedroom', 'Office', 'Garden'];

/** Products that are the same each time. */
export function makeProducts(count: number): Product[] {
  return Array.from({ length: count }, (_, number) => ({
    id: `P-${String(number + 1).padStart(5, '0')}`,
    name: `${adjectives[number % adjectives.length]} ${nouns[(number * 7) % nouns.length]} ${number + 1}`,
    group: groups[(number * 3) % groups.length] ?? '',
    stock: number % 9 === 4 ? null : (number * 37) % 120,
    price: (((number * 7919) % 900) + 50) * 100,
  }));
}

/** Columns of a product. */
export const productColumns: readonly DataTableColumn<Product>[] = [
  {
    id: 'name',
    header: 'Product',
    value: ({ name }) => name,
    isSortable: true,
    isRowHeader: true,
    minWidth: 160,
  },
  { id: 'id', header: 'Number', value: ({ id }) => id, isSortable: true, width: 120 },
  { id: 'group', header: 'Group', value: ({ group }) => group, isSortable: true },
  {
    id: 'stock',
    header: 'In stock',
    value: ({ stock }) => stock,
    isSortable: true,
    isNumeric: true,
    width: 110,
  },
  {
    id: 'price',
    header: 'Price',
    value: ({ price }) => price,
    text: ({ price }) => (price / 100).toFixed(2),
    isSortable: true,
    isNumeric: true,
    width: 120,
  },
];

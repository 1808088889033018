import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingCart } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Amount } from '../Amount/Amount.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { makeProducts, type Product, productColumns } from './DataTable.fixtures.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableColumn, DataTableProps } from './DataTableProps.ts';

const fewProducts = makeProducts(6);
const manyProducts = makeProducts(1000);
const allProducts = makeProducts(100_000);

const withTotals: readonly DataTableColumn<Product>[] = productColumns.map((column) => {
  if (column.id === 'stock') return { ...column, total: (sum) => sum.toLocaleString('en') };
  if (column.id === 'price')
    return {
      ...column,
      cell: ({ price }) => <Amount minor={price} />,
      total: (sum) => <Amount minor={sum} />,
    };
  return column;
});

const withButtons: readonly DataTableColumn<Product>[] = [
  ...productColumns,
  {
    id: 'actions',
    header: 'Actions',
    value: () => null,
    cell: ({ name }) => (
      <Button size="small" aria-label={`Order ${name}`}>
        Order
      </Button>
    ),
    hasControls: true,
    isHideable: false,
    width: 110,
  },
];

function ProductTable(props: DataTableProps<Product>) {
  return (
    <Card padding="none">
      <DataTable {...props} />
    </Card>
  );
}

const meta: Meta<typeof ProductTable> = {
  title: 'UI/Data/DataTable',
  component: ProductTable,
  args: {
    label: 'Products',
    rows: manyProducts,
    columns: productColumns,
    getKey: ({ id }) => id,
    height: '420px',
  },
};
export default meta;

type Story = StoryObj<typeof ProductTable>;

export const Plain: Story = {};

export const HundredThousandRows: Story = {
  args: { rows: allProducts, hasColumnMenu: true, selectionMode: 'multiple' },
};

function FilteredTable(props: DataTableProps<Product>) {
  const [text, setText] = useState('');
  return (
    <ProductTable
      {...props}
      filterText={text}
      toolbar={
        <TextField
          label="Search products"
          isLabelHidden
          placeholder="Search products"
          value={text}
          onChange={setText}
        />
      }
    />
  );
}

export const FilteredByText: Story = {
  render: (args) => <FilteredTable {...args} />,
  args: { columns: withTotals },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search products' }), 'kitchen lamp');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('18 of 1000'));
    await expect(canvas.getByRole('gridcell', { name: '1,204' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search products' }), ' zzz');
    await expect(await canvas.findByText('Nothing matches')).toBeVisible();
  },
};

export const RowsSelected: Story = {
  args: {
    selectionMode: 'multiple',
    defaultSelectedKeys: new Set(['P-00001', 'P-00003']),
    hasCopy: true,
    toolbar: <Button size="small">Order again</Button>,
  },
};

export const OneRowSelected: Story = {
  args: { rows: fewProducts, selectionMode: 'single', defaultSelectedKeys: new Set(['P-00002']) },
};

export const WithTotals: Story = { args: { columns: withTotals } };

export const RowsLead: Story = {
  args: { rows: fewProducts, getRowHref: ({ id }) => `#${id}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Oak table 1' })).toHaveAttribute('href', '#P-00001');
  },
};

export const WithControls: Story = {
  args: { columns: withButtons },
};

export const ColumnsRemembered: Story = {
  args: {
    defaultColumnState: { hidden: ['group', 'long gone'], widths: { name: 320 } },
    hasColumnMenu: true,
  },
};

export const Loading: Story = {
  args: { rows: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
    await expect(canvas.queryByText('Nothing here yet')).not.toBeInTheDocument();
  },
};

export const CouldNotLoad: Story = {
  args: { rows: [], error: { message: 'The list could not be loaded', onRetry: fn() } },
};

export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState title="No products yet" action={<Button variant="primary">Add product</Button>} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products yet')).toBeVisible();
  },
};

export const MoreToCome: Story = {
  args: { rows: fewProducts, hasMore: true, rowCount: 212, onLoadMore: fn() },
};

export const LongText: Story = {
  args: {
    rows: fewProducts.map((product, number) =>
      number === 1
        ? { ...product, name: `${product.name}, ${'in every colour there is, '.repeat(20)}` }
        : product,
    ),
  },
};

const onPhone: readonly DataTableColumn<Product>[] = withButtons.map((column): DataTableColumn<Product> => {
  if (column.id === 'price')
    return {
      ...column,
      phone: 'amount',
      cell: ({ price }) => <Amount minor={price} />,
      total: (sum) => <Amount minor={sum} />,
    };
  if (column.id === 'group')
    return { ...column, phone: 'state', cell: ({ group }) => <Badge>{group}</Badge> };
  if (column.id === 'stock') return { ...column, total: (sum) => sum };
  return column.id === 'actions'
    ? {
        ...column,
        phoneCell: ({ name }) => (
          <IconButton label={`Order ${name}`} size="small">
            <ShoppingCart size={18} />
          </IconButton>
        ),
      }
    : column;
});

/** Two lines a row under 900 px. */
export const OnAPhone: Story = {
  args: { columns: onPhone, getRowHref: ({ id }) => `#${id}`, hasColumnMenu: true, hasPrint: true },
  globals: { viewport: { value: 'mobile1' } },
};

const fortyColumns: readonly DataTableColumn<Product>[] = [
  ...productColumns,
  ...Array.from(
    { length: 35 },
    (_, number): DataTableColumn<Product> => ({
      id: `figure-${number}`,
      header: `Figure ${number + 1}`,
      value: ({ price }) => (price * (number + 3)) % 1009,
      isNumeric: true,
      isSortable: true,
    }),
  ),
];

export const FortyColumns: Story = { args: { columns: fortyColumns, hasColumnMenu: true } };

const grid: CSSProperties = { display: 'grid', gap: 16, maxWidth: 1000 };
const pair: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
  gap: 16,
};
const narrowColumns = withTotals.filter(({ id }) => id === 'name' || id === 'price');
const withState: readonly DataTableColumn<Product>[] = withTotals.map((column) =>
  column.id === 'group'
    ? {
        ...column,
        cell: ({ group }) => <Badge tone={group === 'Kitchen' ? 'positive' : 'neutral'}>{group}</Badge>,
      }
    : column,
);

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div style={grid}>
      <ProductTable
        {...args}
        rows={fewProducts}
        columns={withState}
        selectionMode="multiple"
        defaultSelectedKeys={new Set(['P-00002', 'P-00004'])}
        defaultSort={{ column: 'price', direction: 'descending' }}
        getRowHref={({ id }) => `#${id}`}
        hasColumnMenu
        hasCopy
        hasPrint
      />
      <div style={pair}>
        <ProductTable
          {...args}
          columns={narrowColumns}
          rows={[]}
          error={{ message: 'The list could not be loaded', onRetry: () => {} }}
        />
        <ProductTable {...args} columns={narrowColumns} rows={[]} />
        <ProductTable {...args} columns={narrowColumns} rows={fewProducts} filterText="nothing like it" />
        <ProductTable
          {...args}
          columns={narrowColumns}
          rows={fewProducts.slice(0, 2)}
          hasMore
          onLoadMore={() => {}}
        />
      </div>
    </div>
  ),
};

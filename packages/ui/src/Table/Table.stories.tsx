import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, fn } from 'storybook/test';
import { Amount } from '../Amount/Amount.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Table, type TableProps } from './Table.tsx';

interface Invoice {
  id: string;
  number: string;
  customer: string;
  total: number;
  isPaid: boolean;
}

const invoices: Invoice[] = [
  { id: '1', number: 'INV-0001', customer: 'Brown and Sons', total: 45_000_00, isPaid: true },
  { id: '2', number: 'INV-0002', customer: 'Green Grocers', total: 128_500_50, isPaid: false },
  { id: '3', number: 'INV-0003', customer: 'Ada White', total: 9_200_00, isPaid: true },
];

function InvoiceTable(props: TableProps<Invoice>) {
  return (
    <Card padding="none">
      <Table {...props} />
    </Card>
  );
}

const meta: Meta<typeof InvoiceTable> = {
  title: 'UI/Data/Table',
  component: InvoiceTable,
  args: {
    label: 'Invoices',
    rows: invoices,
    getKey: (invoice) => invoice.id,
    columns: [
      { id: 'number', header: 'Invoice', cell: (invoice) => invoice.number, isSortable: true },
      { id: 'customer', header: 'Customer', cell: (invoice) => invoice.customer, isSortable: true },
      {
        id: 'state',
        header: 'State',
        cell: ({ isPaid }) => <Badge tone={isPaid ? 'positive' : 'caution'}>{isPaid ? 'Paid' : 'Due'}</Badge>,
      },
      { id: 'total', header: 'Total', cell: (invoice) => <Amount minor={invoice.total} />, isNumeric: true },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof InvoiceTable>;

export const Plain: Story = {};

export const Sorted: Story = {
  args: { sort: { column: 'number', direction: 'ascending' }, onSortChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Invoice' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Invoice' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'number', direction: 'descending' });
  },
};

export const WithTotals: Story = {
  args: { totals: { total: <Amount minor={182_700_50} weight="strong" /> } },
};

export const RowsLead: Story = {
  args: { getRowHref: (invoice) => `#${invoice.id}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'INV-0002' })).toHaveAttribute('href', '#2');
  },
};

export const RowsAct: Story = {
  args: { onRowAction: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'INV-0003' }));
    await expect(args.onRowAction).toHaveBeenCalledWith(invoices[2]);
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(invoices.length);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
};

export const CouldNotLoad: Story = {
  args: { rows: [], error: { message: 'The list could not be loaded', onRetry: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState title="No invoices yet" action={<Button variant="primary">New invoice</Button>} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No invoices yet')).toBeVisible();
  },
};

export const WithControls: Story = {
  args: {
    getRowHref: (invoice) => `#${invoice.id}`,
    columns: [
      { id: 'number', header: 'Invoice', cell: (invoice) => invoice.number },
      { id: 'total', header: 'Total', cell: (invoice) => <Amount minor={invoice.total} />, isNumeric: true },
      {
        id: 'actions',
        header: 'Actions',
        cell: ({ number }) => (
          <Button size="small" aria-label={`Send ${number}`}>
            Send
          </Button>
        ),
        hasControls: true,
        align: 'end',
      },
    ],
  },
};

export const LongText: Story = {
  args: {
    rows: invoices.map((invoice, place) =>
      place === 1
        ? { ...invoice, customer: `${invoice.customer}, ${'and their partners '.repeat(12)}` }
        : invoice,
    ),
  },
};

const grid: CSSProperties = { display: 'grid', gap: 16, maxWidth: 900 };
const pair: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
  gap: 16,
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => {
    const columns = args.columns.filter(({ id }) => id === 'number' || id === 'total');
    return (
      <div style={grid}>
        <InvoiceTable
          {...args}
          getRowHref={(invoice) => `#${invoice.id}`}
          sort={{ column: 'number', direction: 'ascending' }}
          totals={{ total: <Amount minor={182_700_50} /> }}
        />
        <div style={pair}>
          <InvoiceTable
            {...args}
            columns={columns}
            rows={[]}
            error={{ message: 'The list could not be loaded', onRetry: () => {} }}
          />
          <InvoiceTable {...args} columns={columns} rows={[]} />
        </div>
      </div>
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
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
      { id: 'number', header: 'Invoice', cell: (invoice) => invoice.number },
      { id: 'customer', header: 'Customer', cell: (invoice) => invoice.customer },
      {
        id: 'state',
        header: 'State',
        phone: 'state',
        cell: ({ isPaid }) => <Badge tone={isPaid ? 'positive' : 'caution'}>{isPaid ? 'Paid' : 'Due'}</Badge>,
      },
      {
        id: 'total',
        header: 'Total',
        phone: 'amount',
        cell: (invoice) => <Amount minor={invoice.total} />,
        isNumeric: true,
      },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof InvoiceTable>;

export const Plain: Story = {};

export const WithTotals: Story = {
  args: { totals: { total: <Amount minor={182_700_50} weight="strong" /> } },
};

export const RowsLead: Story = {
  args: { getRowHref: (invoice) => `#${invoice.id}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'INV-0002' })).toHaveAttribute('href', '#2');
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
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div style={grid}>
      <InvoiceTable
        {...args}
        getRowHref={(invoice) => `#${invoice.id}`}
        totals={{ total: <Amount minor={182_700_50} /> }}
      />
      <InvoiceTable {...args} rows={[]} />
    </div>
  ),
};

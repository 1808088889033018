import { useSales, useShop } from '@handset/api-client/swr';
import type { SaleRow } from '@handset/domain';
import { Amount, Badge, Button, PageHeader, Stack, type TableColumn, Text } from '@handset/ui';
import { useLocation } from 'react-router-dom';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { useFormat } from '../format/useFormat.ts';
import { DocumentFilters } from '../lists/DocumentFilters.tsx';
import { emptyList, PageTable } from '../lists/PageTable.tsx';
import { useDocumentFilters } from '../lists/useDocumentFilters.ts';
import type { Messages } from '../messages/en.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';

/** Invoices: those of today, or all of them; by the path. */
export function Sales() {
  const messages = useMessages();
  const { titles, sales, list, header } = messages;
  const { pathname } = useLocation();
  const { open } = useDialogs();
  const { data: shop } = useShop();
  const isToday = pathname === '/sales/todaySales';
  const filters = useDocumentFilters(isToday ? shop?.today : undefined);
  const pages = useSales(filters.query);
  const totals = pages.data?.totals;
  const format = useFormat();
  const title = titles[isToday ? 'todaySales' : 'saleInvoices'];
  const sell = (
    <Button variant="primary" onPress={() => open('sale')}>
      {header.saleMobile}
    </Button>
  );
  return (
    <Stack gap={4}>
      <PageHeader title={title} action={sell} />
      <DocumentFilters filters={filters} today={shop?.today} />
      <PageTable
        label={title}
        columns={saleColumns(messages, format.day, totals?.profit !== null)}
        pages={pages}
        getRowHref={(row) => saleHref(row, isToday)}
        totals={
          totals && {
            invoice: list.total,
            total: <Amount minor={totals.total} />,
            received: <Amount minor={totals.received} />,
            due: <Amount minor={totals.payableLater} />,
            profit: totals.profit === null ? null : <Amount minor={totals.profit} />,
          }
        }
        empty={emptyList(filters.isFiltered, list.noMatches, { title: sales.emptyTitle, action: sell })}
      />
    </Stack>
  );
}

/** Where a row leads; a sale of several phones has its own path in the specification. */
function saleHref({ _id, isBulk }: SaleRow, isToday: boolean): string {
  if (isToday) return isBulk ? `/sales/todayBulkSales/${_id}` : `/sales/todaySales/${_id}`;
  return isBulk ? `/sales/bulkSaleInvoices/${_id}` : `/sales/saleInvoices/${_id}`;
}

/** The columns of a list of invoices. */
export function saleColumns(
  { sales, ledger }: Messages,
  day: (day: string) => string,
  hasProfit: boolean,
): TableColumn<SaleRow>[] {
  const columns: TableColumn<SaleRow>[] = [
    {
      id: 'invoice',
      header: sales.invoice,
      isRowHeader: true,
      isNumeric: true,
      align: 'start',
      cell: (row) => <Text weight="medium">{row.invoiceNumber}</Text>,
    },
    { id: 'date', header: ledger.date, cell: (row) => day(row.date) },
    { id: 'customer', header: sales.customer, cell: (row) => row.person.name },
    {
      id: 'phones',
      header: sales.phones,
      cell: ({ phones: [first, ...rest] }) =>
        first ? `${first.companyName} ${first.modelName}${rest.length > 0 ? ` + ${rest.length}` : ''}` : null,
    },
    {
      id: 'type',
      header: sales.type,
      cell: ({ sellingType }) => <Badge>{sales.types[sellingType] ?? sellingType}</Badge>,
    },
    { id: 'total', header: sales.total, isNumeric: true, cell: (row) => <Amount minor={row.total} /> },
    {
      id: 'received',
      header: sales.received,
      isNumeric: true,
      cell: (row) => <Amount minor={row.received} />,
    },
    {
      id: 'due',
      header: sales.due,
      isNumeric: true,
      cell: (row) => <Amount minor={row.payableLater} tone={row.payableLater > 0 ? 'caution' : 'muted'} />,
    },
    {
      id: 'profit',
      header: sales.profit,
      isNumeric: true,
      cell: ({ profit }) => (profit === null ? null : <Amount minor={profit} />),
    },
  ];
  return columns.filter(({ id }) => id !== 'profit' || hasProfit);
}

import { usePurchases, useShop } from '@handset/api-client/swr';
import type { PurchaseRow } from '@handset/domain';
import { Amount, Badge, Button, PageHeader, Stack, type TableColumn, Text } from '@handset/ui';
import { useLocation } from 'react-router-dom';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { useFormat } from '../format/useFormat.ts';
import { DocumentFilters } from '../lists/DocumentFilters.tsx';
import { emptyList, PageTable } from '../lists/PageTable.tsx';
import { useDocumentFilters } from '../lists/useDocumentFilters.ts';
import type { Messages } from '../messages/en.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';

/** Slips: those of today, or all of them; by the path. */
export function Purchases() {
  const messages = useMessages();
  const { titles, purchases, list, header } = messages;
  const { pathname } = useLocation();
  const { open } = useDialogs();
  const { data: shop } = useShop();
  const isToday = pathname === '/purchase/todayPurchase';
  const filters = useDocumentFilters(isToday ? shop?.today : undefined);
  const pages = usePurchases(filters.query);
  const totals = pages.data?.totals;
  const format = useFormat();
  const title = titles[isToday ? 'todayPurchase' : 'purchaseRecords'];
  const purchase = (
    <Button variant="primary" onPress={() => open('purchase')}>
      {header.purchasePhone}
    </Button>
  );
  return (
    <Stack gap={4}>
      <PageHeader title={title} action={purchase} />
      <DocumentFilters filters={filters} today={shop?.today} />
      <PageTable
        label={title}
        columns={purchaseColumns(messages, format.day)}
        pages={pages}
        getRowHref={(row) => `${pathname}/${row.type === 'bulk' ? 'bulkPurchase/' : ''}${row._id}`}
        totals={
          totals && {
            slip: list.total,
            total: <Amount minor={totals.total} />,
            paid: <Amount minor={totals.paidNow} />,
            pending: <Amount minor={totals.payableLater} />,
          }
        }
        empty={emptyList(filters.isFiltered, list.noMatches, {
          title: purchases.emptyTitle,
          action: purchase,
        })}
      />
    </Stack>
  );
}

/** The columns of a list of slips. */
export function purchaseColumns(
  { purchases, ledger }: Messages,
  day: (day: string) => string,
): TableColumn<PurchaseRow>[] {
  return [
    {
      id: 'slip',
      header: purchases.slip,
      isRowHeader: true,
      isNumeric: true,
      align: 'start',
      cell: (row) => <Text weight="medium">{row.slipNumber}</Text>,
    },
    { id: 'date', header: ledger.date, cell: (row) => day(row.date) },
    { id: 'seller', header: purchases.seller, cell: (row) => row.person.name },
    {
      id: 'phones',
      header: purchases.phones,
      cell: ({ phones: [first, ...rest] }) =>
        first ? `${first.companyName} ${first.modelName}${rest.length > 0 ? ` + ${rest.length}` : ''}` : null,
    },
    { id: 'total', header: purchases.total, isNumeric: true, cell: (row) => <Amount minor={row.total} /> },
    { id: 'paid', header: purchases.paid, isNumeric: true, cell: (row) => <Amount minor={row.paidNow} /> },
    {
      id: 'pending',
      header: purchases.pending,
      isNumeric: true,
      cell: (row) => <Amount minor={row.payableLater} tone={row.payableLater > 0 ? 'caution' : 'muted'} />,
    },
    {
      id: 'status',
      header: purchases.status,
      cell: ({ purchasePaymentStatus: status }) => (
        <Badge tone={status === 'paid' ? 'positive' : 'caution'}>
          {purchases.statuses[status] ?? status}
        </Badge>
      ),
    },
  ];
}

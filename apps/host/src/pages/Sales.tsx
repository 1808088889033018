import { useSales, useShop } from '@handset/api-client/swr';
import type { SaleRow } from '@handset/domain';
import { Amount, Button } from '@handset/ui';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { saleColumns } from '../documents/saleColumns.tsx';
import { saleWords } from '../documents/saleWords.ts';
import { useFormat } from '../format/useFormat.ts';
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import { ListPage } from '../lists/ListPage.tsx';
import { listWords } from '../lists/listWords.ts';
import { useList } from '../lists/useList.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';

const hiddenAtFirst = ['status', 'by'];

/** Invoices: those of today, or all of them; by the path. */
export function Sales() {
  const { titles, header } = useMessages();
  const words = useWords(saleWords);
  const { total } = useWords(listWords);
  const { pathname } = useLocation();
  const { open } = useDialogs();
  const { data: shop } = useShop();
  const isToday = pathname === '/sales/todaySales';
  const list = useList({
    filters: ['q', 'from', 'to', 'sellingType', 'due', 'status'],
    defaults: isToday && shop ? { from: shop.today, to: shop.today } : {},
  });
  const pages = useSales(list.query);
  const { totals } = pages.data ?? {};
  const format = useFormat();
  const hasProfit = totals?.profit !== null;
  const columns = useMemo(() => saleColumns(words, format, hasProfit), [words, format, hasProfit]);
  const sell = (
    <Button variant="primary" onPress={() => open('sale')}>
      {header.saleMobile}
    </Button>
  );
  return (
    <ListPage
      id="sales"
      title={titles[isToday ? 'todaySales' : 'saleInvoices']}
      action={sell}
      list={list}
      searchHint={words.searchHint}
      today={shop?.today}
      filters={
        <>
          <ChoiceFilter list={list} name="sellingType" label={words.type} options={words.types} />
          <ChoiceFilter list={list} name="due" label={words.due} options={words.dues} />
          <ChoiceFilter list={list} name="status" label={words.status} options={words.statuses} />
        </>
      }
      columns={columns}
      hiddenAtFirst={hiddenAtFirst}
      pages={pages}
      getRowHref={(row) => saleHref(row, isToday)}
      totals={
        totals && {
          invoice: total,
          total: <Amount minor={totals.total} />,
          received: <Amount minor={totals.received} />,
          due: <Amount minor={totals.outstanding} />,
          profit: totals.profit === null ? null : <Amount minor={totals.profit} />,
        }
      }
      exported={{ list: 'sales', query: list.query }}
      empty={{ title: words.emptyTitle, action: sell }}
    />
  );
}

/** Where a row leads; a sale of several phones has its own path in the specification. */
function saleHref({ _id, isBulk }: SaleRow, isToday: boolean): string {
  if (isToday) return isBulk ? `/sales/todayBulkSales/${_id}` : `/sales/todaySales/${_id}`;
  return isBulk ? `/sales/bulkSaleInvoices/${_id}` : `/sales/saleInvoices/${_id}`;
}

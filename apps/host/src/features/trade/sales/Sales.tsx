import { useSales, useShop } from '@handset/api-client/swr';
import type { SaleRow } from '@handset/domain';
import { Amount, useWords } from '@handset/ui';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { OpenButton } from '../../../kit/dialogs/OpenButton.tsx';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { ChoiceFilter } from '../../../kit/lists/ChoiceFilter.tsx';
import { ListPage } from '../../../kit/lists/ListPage.tsx';
import { listWords } from '../../../kit/lists/listWords.ts';
import { menuColumn } from '../../../kit/lists/menuColumn.tsx';
import { useList } from '../../../kit/lists/useList.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import type { SaleAction } from '../documents/documentActions.ts';
import { documentWords } from '../documents/documentWords.ts';
import { Outstanding } from '../documents/Outstanding.tsx';
import { saleColumns } from './saleColumns.tsx';
import { saleWords } from './saleWords.ts';
import { useCustomerName } from './useCustomerName.ts';

const hiddenAtFirst = ['received', 'status', 'by'];

/** Invoices: those of today, or all of them; by the path. */
export function Sales() {
  const { header } = useWords(hostMessages);
  const words = useWords(saleWords);
  const { totalOf } = useWords(listWords);
  const { pathname } = useLocation();
  const { data: shop } = useShop();
  const isToday = pathname === '/sales/todaySales';
  const list = useList({
    filters: ['q', 'from', 'to', 'sellingType', 'due', 'status'],
    defaults: isToday && shop ? { from: shop.today, to: shop.today } : {},
  });
  const pages = useSales(list.query);
  const { totals } = pages.data ?? {};
  const format = useFormat();
  const customerName = useCustomerName();
  const hasProfit = totals?.profit !== null;
  const { actions, actionsOf } = useWords(listWords);
  const { receive, takeBack, printInvoice } = useWords(documentWords);
  const navigate = useNavigate();
  const columns = useMemo(() => {
    const begin = (row: SaleRow, action: SaleAction) =>
      void navigate(`${saleHref(row, isToday)}?act=${action}`);
    return [
      ...saleColumns(words, format, hasProfit, customerName),
      menuColumn<SaleRow>({
        header: actions,
        label: ({ invoiceNumber }) => actionsOf(invoiceNumber),
        choices: (row) => [
          ...(row.outstanding > 0
            ? [{ id: 'receive', label: receive, onAction: () => begin(row, 'receive') }]
            : []),
          {
            id: 'print',
            label: printInvoice,
            onAction: () => void navigate(`${saleHref(row, false)}?act=print`),
          },
          ...(row.status === 'void' || row.status === 'returned'
            ? []
            : [{ id: 'return', label: takeBack, onAction: () => begin(row, 'return') }]),
        ],
      }),
    ];
  }, [
    words,
    format,
    hasProfit,
    customerName,
    actions,
    actionsOf,
    receive,
    takeBack,
    printInvoice,
    navigate,
    isToday,
  ]);
  const sell = (
    <OpenButton dialog="sale" variant="primary">
      {header.saleMobile}
    </OpenButton>
  );
  return (
    <ListPage
      id="sales"
      action={sell}
      list={list}
      searchHint={words.searchHint}
      hasImeis
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
          invoice: totalOf(format.count(totals.standing)),
          total: <Amount minor={totals.total} />,
          received: <Amount minor={totals.received} />,
          due: <Outstanding minor={totals.outstanding} of="sale" />,
          profit: totals.profit === null ? null : <Amount minor={totals.profit} />,
        }
      }
      exported={{ list: 'sales', query: list.query }}
      empty={{ title: words.emptyTitle, action: sell }}
    />
  );
}

/** Address of a sale. One with several phones has its own path in the specification. */
function saleHref({ _id, isBulk }: SaleRow, isToday: boolean): string {
  if (isToday) return isBulk ? `/sales/todayBulkSales/${_id}` : `/sales/todaySales/${_id}`;
  return isBulk ? `/sales/bulkSaleInvoices/${_id}` : `/sales/saleInvoices/${_id}`;
}

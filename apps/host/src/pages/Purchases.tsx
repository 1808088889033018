import { usePurchases, useShop } from '@handset/api-client/swr';
import { Amount, Button } from '@handset/ui';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { purchaseColumns } from '../documents/purchaseColumns.tsx';
import { purchaseWords } from '../documents/purchaseWords.ts';
import { useFormat } from '../format/useFormat.ts';
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import { ListPage } from '../lists/ListPage.tsx';
import { listWords } from '../lists/listWords.ts';
import { useList } from '../lists/useList.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';

const hiddenAtFirst = ['status', 'eGadget', 'by'];

/** Slips: those of today, or all of them; by the path. */
export function Purchases() {
  const { titles, header } = useMessages();
  const words = useWords(purchaseWords);
  const { total } = useWords(listWords);
  const { pathname } = useLocation();
  const { open } = useDialogs();
  const { data: shop } = useShop();
  const isToday = pathname === '/purchase/todayPurchase';
  const list = useList({
    filters: ['q', 'from', 'to', 'type', 'paymentStatus', 'status', 'eGadgetStatus'],
    defaults: isToday && shop ? { from: shop.today, to: shop.today } : {},
  });
  const pages = usePurchases(list.query);
  const { totals } = pages.data ?? {};
  const format = useFormat();
  const columns = useMemo(() => purchaseColumns(words, format), [words, format]);
  const purchase = (
    <Button variant="primary" onPress={() => open('purchase')}>
      {header.purchasePhone}
    </Button>
  );
  return (
    <ListPage
      id="purchases"
      title={titles[isToday ? 'todayPurchase' : 'purchaseRecords']}
      action={purchase}
      list={list}
      searchHint={words.searchHint}
      today={shop?.today}
      filters={
        <>
          <ChoiceFilter list={list} name="type" label={words.type} options={words.types} />
          <ChoiceFilter list={list} name="paymentStatus" label={words.payment} options={words.payments} />
          <ChoiceFilter list={list} name="status" label={words.status} options={words.statuses} />
          <ChoiceFilter list={list} name="eGadgetStatus" label={words.eGadget} options={words.eGadgets} />
        </>
      }
      columns={columns}
      hiddenAtFirst={hiddenAtFirst}
      pages={pages}
      getRowHref={(row) => `${pathname}/${row.type === 'bulk' ? 'bulkPurchase/' : ''}${row._id}`}
      totals={
        totals && {
          slipNumber: total,
          total: <Amount minor={totals.total} />,
          paid: <Amount minor={totals.paidNow} />,
          pending: <Amount minor={totals.outstanding} />,
        }
      }
      exported={{ list: 'purchases', query: list.query }}
      empty={{ title: words.emptyTitle, action: purchase }}
    />
  );
}

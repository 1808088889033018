import { usePurchases, useShop } from '@handset/api-client/swr';
import { Amount, Button } from '@handset/ui';
import { useMemo } from 'react';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { purchaseWords } from '../documents/purchaseWords.ts';
import { useFormat } from '../format/useFormat.ts';
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import { ListPage } from '../lists/ListPage.tsx';
import { listWords } from '../lists/listWords.ts';
import { useList } from '../lists/useList.ts';
import { lotColumns } from '../lots/lotColumns.tsx';
import { lotWords } from '../lots/lotWords.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';

const hiddenAtFirst = ['dispatched', 'returned', 'paid'];

/** Lots of many phones: what was bought, what of it is left, and what of it is still to be paid. */
export function BulkPhones() {
  const { titles } = useMessages();
  const words = useWords(lotWords);
  const slip = useWords(purchaseWords);
  const { total } = useWords(listWords);
  const format = useFormat();
  const { open } = useDialogs();
  const { data: shop } = useShop();
  const list = useList({ filters: ['q', 'from', 'to', 'paymentStatus', 'status'] });
  const query = { ...list.query, type: 'bulk' };
  const pages = usePurchases(query);
  const { totals } = pages.data ?? {};
  const columns = useMemo(() => lotColumns(words, slip, format), [words, slip, format]);
  const purchase = (
    <Button variant="primary" onPress={() => open('bulk')}>
      {words.purchase}
    </Button>
  );
  return (
    <ListPage
      id="lots"
      title={titles.bulkPhones}
      action={purchase}
      list={list}
      searchHint={slip.searchHint}
      today={shop?.today}
      filters={
        <>
          <ChoiceFilter list={list} name="paymentStatus" label={slip.payment} options={slip.payments} />
          <ChoiceFilter list={list} name="status" label={slip.status} options={slip.statuses} />
        </>
      }
      columns={columns}
      hiddenAtFirst={hiddenAtFirst}
      pages={pages}
      getRowHref={({ _id }) => `/app/dashboard/bulkPhoneDetail/${_id}`}
      totals={
        totals && {
          slipNumber: total,
          total: <Amount minor={totals.total} />,
          paid: <Amount minor={totals.total - totals.outstanding} />,
          pending: <Amount minor={totals.outstanding} />,
        }
      }
      exported={{ list: 'purchases', query }}
      empty={{ title: words.emptyTitle, description: words.emptyText, action: purchase }}
    />
  );
}

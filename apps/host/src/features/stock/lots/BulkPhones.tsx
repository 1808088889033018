import { usePurchases } from '@handset/api-client/swr';
import { Amount, useWords } from '@handset/ui';
import { useMemo } from 'react';
import { OpenButton } from '../../../kit/dialogs/OpenButton.tsx';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { ChoiceFilter } from '../../../kit/lists/ChoiceFilter.tsx';
import { ListPage } from '../../../kit/lists/ListPage.tsx';
import { listWords } from '../../../kit/lists/listWords.ts';
import { useList } from '../../../kit/lists/useList.ts';
import { Outstanding } from '../../trade/documents/Outstanding.tsx';
import { purchaseWords } from '../../trade/purchases/purchaseWords.ts';
import { lotColumns } from './lotColumns.tsx';
import { lotWords } from './lotWords.ts';

const hiddenAtFirst = ['dispatched', 'returned', 'paid'];

/** Lots of many phones: purchased, remaining and unpaid. */
export function BulkPhones() {
  const words = useWords(lotWords);
  const slip = useWords(purchaseWords);
  const { totalOf } = useWords(listWords);
  const format = useFormat();
  const list = useList({ filters: ['q', 'from', 'to', 'paymentStatus', 'status'] });
  const query = { ...list.query, type: 'bulk' };
  const pages = usePurchases(query);
  const { totals } = pages.data ?? {};
  const columns = useMemo(() => lotColumns(words, slip, format), [words, slip, format]);
  const purchase = (
    <OpenButton dialog="bulk" variant="primary">
      {words.purchase}
    </OpenButton>
  );
  return (
    <ListPage
      id="lots"
      action={purchase}
      list={list}
      searchHint={slip.searchHint}
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
          slipNumber: totalOf(format.count(totals.standing)),
          total: <Amount minor={totals.total} />,
          paid: <Amount minor={totals.paid} />,
          pending: <Outstanding minor={totals.outstanding} of="purchase" />,
        }
      }
      exported={{ list: 'purchases', query }}
      empty={{ title: words.emptyTitle, description: words.emptyText, action: purchase }}
    />
  );
}

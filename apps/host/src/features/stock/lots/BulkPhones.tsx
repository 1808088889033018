import { usePurchases } from '@handset/api-client/swr';
import { useWords } from '@handset/ui';
import { useMemo } from 'react';
import { OpenButton } from '../../../kit/dialogs/OpenButton.tsx';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { ChoiceFilter } from '../../../kit/lists/ChoiceFilter.tsx';
import { ListPage } from '../../../kit/lists/ListPage.tsx';
import { useList } from '../../../kit/lists/useList.ts';
import { purchaseWords } from '../../trade/purchases/purchaseWords.ts';
import { usePurchaseTotals } from '../../trade/purchases/usePurchaseTotals.tsx';
import { lotColumns } from './lotColumns.tsx';
import { lotWords } from './lotWords.ts';

const hiddenAtFirst = ['dispatched', 'returned', 'paid'];

/** Lots of many phones: purchased, remaining and unpaid. */
export function BulkPhones() {
  const words = useWords(lotWords);
  const slip = useWords(purchaseWords);
  const format = useFormat();
  const list = useList({ filters: ['q', 'from', 'to', 'paymentStatus', 'status'] });
  const query = { ...list.query, type: 'bulk' };
  const pages = usePurchases(query);
  const totals = usePurchaseTotals(pages.data?.totals);
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
      totals={totals}
      exported={{ list: 'purchases', query }}
      empty={{ title: words.emptyTitle, description: words.emptyText, action: purchase }}
    />
  );
}

import { usePurchases, useShop } from '@handset/api-client/swr';
import type { PurchaseRow } from '@handset/domain';
import { useWords } from '@handset/ui';
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
import type { PurchaseAction } from '../documents/documentActions.ts';
import { documentWords } from '../documents/documentWords.ts';
import { paperWords } from './paperWords.ts';
import { purchaseColumns } from './purchaseColumns.tsx';
import { purchaseWords } from './purchaseWords.ts';
import { usePurchaseTotals } from './usePurchaseTotals.tsx';

const hiddenAtFirst = ['quantity', 'paid', 'status', 'eGadget', 'by'];

/** Slips: those of today, or all of them; by the path. */
export function Purchases() {
  const { header } = useWords(hostMessages);
  const words = useWords(purchaseWords);
  const { pathname } = useLocation();
  const { data: shop } = useShop();
  const isToday = pathname === '/purchase/todayPurchase';
  const list = useList({
    filters: ['q', 'from', 'to', 'type', 'paymentStatus', 'status', 'eGadgetStatus'],
    defaults: isToday && shop ? { from: shop.today, to: shop.today } : {},
  });
  const pages = usePurchases(list.query);
  const totals = usePurchaseTotals(pages.data?.totals);
  const format = useFormat();
  const { actions, actionsOf } = useWords(listWords);
  const { pay } = useWords(documentWords);
  const { print } = useWords(paperWords);
  const navigate = useNavigate();
  const columns = useMemo(() => {
    const begin = (row: PurchaseRow, action: PurchaseAction) =>
      void navigate(`${hrefOf(row, pathname)}?act=${action}`);
    return [
      ...purchaseColumns(words, format),
      menuColumn<PurchaseRow>({
        header: actions,
        label: ({ slipNumber }) => actionsOf(slipNumber),
        choices: (row) => [
          ...(row.outstanding > 0 ? [{ id: 'pay', label: pay, onAction: () => begin(row, 'pay') }] : []),
          { id: 'print', label: print, onAction: () => begin(row, 'print') },
        ],
      }),
    ];
  }, [words, format, actions, actionsOf, pay, print, navigate, pathname]);
  const purchase = (
    <OpenButton dialog="purchase" variant="primary">
      {header.purchasePhone}
    </OpenButton>
  );
  return (
    <ListPage
      id="purchases"
      action={purchase}
      list={list}
      searchHint={words.searchHint}
      hasImeis
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
      getRowHref={(row) => hrefOf(row, pathname)}
      totals={totals}
      exported={{ list: 'purchases', query: list.query }}
      empty={{ title: words.emptyTitle, action: purchase }}
    />
  );
}

/** Address of a slip under the list that shows it. */
function hrefOf({ type, _id }: PurchaseRow, list: string): string {
  return `${list}/${type === 'bulk' ? 'bulkPurchase/' : ''}${_id}`;
}

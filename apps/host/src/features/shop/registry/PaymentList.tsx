import { useSubscriptionPayments } from '@handset/api-client/swr';
import type { ShopSubscriptionPayment } from '@handset/domain';
import { Badge, Button, type DataTableColumn, useWords } from '@handset/ui';
import { useMemo, useState } from 'react';
import { type Format, useFormat } from '../../../kit/format/useFormat.ts';
import { ChoiceFilter } from '../../../kit/lists/ChoiceFilter.tsx';
import { dayColumn } from '../../../kit/lists/dayColumn.ts';
import { ListPage } from '../../../kit/lists/ListPage.tsx';
import { moneyColumn } from '../../../kit/lists/moneyColumn.tsx';
import { useList } from '../../../kit/lists/useList.ts';
import { paymentTones } from '../subscription/PaymentHistory.tsx';
import { type SubscriptionWords, subscriptionWords } from '../subscription/subscriptionWords.ts';
import { ClaimDialog, DecideDialog } from './DecideDialog.tsx';
import { type RegistryWords, registryWords } from './registryWords.ts';

/** Payments that shops reported, with those that wait for a decision first. */
export function PaymentList() {
  const words = useWords(registryWords);
  const payWords = useWords(subscriptionWords);
  const format = useFormat();
  const list = useList({ filters: ['payment'], defaults: { payment: 'pending' } });
  const [opened, setOpened] = useState<ShopSubscriptionPayment | null>(null);
  const columns = useMemo(
    () => paymentColumns(words, payWords, format, setOpened),
    [payWords, words, format],
  );
  return (
    <>
      <ListPage
        id="subscription-payments"
        title={words.payments}
        description={words.paymentsText}
        list={list}
        filters={
          <ChoiceFilter list={list} name="payment" label={payWords.state} options={payWords.statuses} />
        }
        columns={columns}
        pages={useSubscriptionPayments({ status: list.query.payment })}
        empty={{ title: words.noPayments }}
      />

      {opened?.status === 'pending' ? (
        <DecideDialog payment={opened} onClose={() => setOpened(null)} />
      ) : null}
      {opened && opened.status !== 'pending' ? (
        <ClaimDialog payment={opened} onClose={() => setOpened(null)} />
      ) : null}
    </>
  );
}

function paymentColumns(
  words: RegistryWords,
  payWords: SubscriptionWords,
  format: Format,
  onOpen: (payment: ShopSubscriptionPayment) => void,
): DataTableColumn<ShopSubscriptionPayment>[] {
  return [
    { id: 'shop', header: words.name, value: (row) => row.shop.name, isRowHeader: true, width: 190 },
    dayColumn('date', payWords.date, (row) => row.date, format),
    { id: 'plan', header: payWords.plan, value: (row) => row.plan.name, width: 120 },
    {
      ...moneyColumn<ShopSubscriptionPayment>('amount', payWords.amount, (row) => row.amount, format),
      phone: 'amount',
      width: 120,
    },
    { id: 'method', header: payWords.method, value: (row) => payWords.methods[row.method], width: 110 },
    {
      id: 'transactionId',
      header: payWords.transactionId,
      value: (row) => row.transactionId,
      isNumeric: true,
      align: 'start',
      width: 150,
    },
    {
      id: 'state',
      header: payWords.state,
      phone: 'state',
      value: (row) => payWords.statuses[row.status],
      cell: (row) => <Badge tone={paymentTones[row.status]}>{payWords.statuses[row.status]}</Badge>,
      width: 140,
    },
    {
      id: 'actions',
      header: words.actions,
      value: () => null,
      hasControls: true,
      isHideable: false,
      align: 'end',
      width: 110,
      cell: (row) => (
        <Button
          size="small"
          aria-label={row.status === 'pending' ? words.decideOf(row.shop.name) : words.viewOf(row.shop.name)}
          onPress={() => onOpen(row)}
        >
          {row.status === 'pending' ? words.decide : words.view}
        </Button>
      ),
    },
  ];
}

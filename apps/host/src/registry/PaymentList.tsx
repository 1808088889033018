import { useSubscriptionPayments } from '@handset/api-client/swr';
import type { ShopSubscriptionPayment } from '@handset/domain';
import { Badge, Button, type DataTableColumn, Stack, Text } from '@handset/ui';
import { useMemo, useState } from 'react';
import { type Format, useFormat } from '../format/useFormat.ts';
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import { ListPage } from '../lists/ListPage.tsx';
import { moneyColumn } from '../lists/moneyColumn.tsx';
import { useList } from '../lists/useList.ts';
import { useWords } from '../messages/useWords.ts';
import { PaymentState, Screenshot } from '../subscription/PaymentHistory.tsx';
import { type SubscriptionWords, subscriptionWords } from '../subscription/subscriptionWords.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { type RegistryWords, registryWords } from './registryWords.ts';

/** What shops say that they paid, those first that wait for a decision. */
export function PaymentList() {
  const words = useWords(registryWords);
  const payWords = useWords(subscriptionWords);
  const format = useFormat();
  const list = useList({ filters: ['payment'], defaults: { payment: 'pending' } });
  const [deciding, setDeciding] = useState<ShopSubscriptionPayment | null>(null);
  const columns = useMemo(
    () => paymentColumns({ ...payWords, ...words }, format, setDeciding),
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
      {deciding ? <DecideDialog payment={deciding} onClose={() => setDeciding(null)} /> : null}
    </>
  );
}

type PaymentWords = Pick<RegistryWords, 'name' | 'claimedTwice' | 'actions' | 'decide' | 'decideOf'> &
  Pick<SubscriptionWords, 'date' | 'plan' | 'amount' | 'method' | 'methods' | 'screenshot' | 'state'>;

function paymentColumns(
  words: PaymentWords,
  format: Format,
  onDecide: (payment: ShopSubscriptionPayment) => void,
): DataTableColumn<ShopSubscriptionPayment>[] {
  return [
    { id: 'shop', header: words.name, value: (row) => row.shop.name, isRowHeader: true, width: 190 },
    {
      id: 'date',
      header: words.date,
      value: (row) => row.date,
      text: (row) => format.day(row.date),
      width: 120,
    },
    { id: 'plan', header: words.plan, value: (row) => row.plan.name, width: 120 },
    {
      ...moneyColumn<ShopSubscriptionPayment>('amount', words.amount, (row) => row.amount, format),
      width: 120,
    },
    {
      id: 'method',
      header: words.method,
      value: (row) => row.transactionId,
      cell: (row) => (
        <Stack gap={0}>
          <Text>{words.methods[row.method]}</Text>
          <Text size={1} tone="muted">
            <bdi dir="ltr">{row.transactionId}</bdi>
          </Text>
          {row.isClaimedTwice ? <Badge tone="caution">{words.claimedTwice}</Badge> : null}
        </Stack>
      ),
      width: 190,
    },
    {
      id: 'screenshot',
      header: words.screenshot,
      value: () => null,
      cell: (row) => <Screenshot picture={row.screenshot} />,
      hasControls: true,
      width: 120,
    },
    {
      id: 'state',
      header: words.state,
      value: (row) => row.status,
      cell: (row) => <PaymentState payment={row} />,
      width: 160,
    },
    {
      id: 'actions',
      header: words.actions,
      value: () => null,
      hasControls: true,
      isHideable: false,
      align: 'end',
      width: 110,
      cell: (row) =>
        row.status === 'pending' ? (
          <Button size="small" aria-label={words.decideOf(row.shop.name)} onPress={() => onDecide(row)}>
            {words.decide}
          </Button>
        ) : null,
    },
  ];
}

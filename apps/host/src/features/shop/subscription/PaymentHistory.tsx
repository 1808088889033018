import type { SubscriptionPayment, SubscriptionPaymentStatus } from '@handset/domain';
import {
  Amount,
  Badge,
  Card,
  EmptyState,
  Gallery,
  Stack,
  Table,
  Text,
  type Tone,
  useWords,
} from '@handset/ui';
import { Receipt } from 'lucide-react';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { subscriptionWords } from './subscriptionWords.ts';

/** Tone of each payment status. */
export const paymentTones: Record<SubscriptionPaymentStatus, Tone> = {
  pending: 'info',
  approved: 'positive',
  rejected: 'critical',
};

/** Payments that the shop reported, with their status. */
export function PaymentHistory({ history }: { history: readonly SubscriptionPayment[] }) {
  const words = useWords(subscriptionWords);
  const format = useFormat();
  if (history.length === 0)
    return <EmptyState icon={<Receipt />} title={words.noHistory} description={words.noHistoryText} />;
  return (
    <Card title={words.history} padding="none">
      <Table
        label={words.history}
        rows={history}
        getKey={({ _id }) => _id}
        columns={[
          { id: 'date', header: words.date, isRowHeader: true, cell: ({ date }) => format.day(date) },
          { id: 'plan', header: words.plan, cell: ({ plan }) => plan.name },
          {
            id: 'amount',
            header: words.amount,
            phone: 'amount',
            isNumeric: true,
            cell: ({ amount }) => <Amount minor={amount} />,
          },
          {
            id: 'method',
            header: words.method,
            cell: ({ method, transactionId }) => (
              <Stack gap={0}>
                <Text>{words.methods[method]}</Text>
                <Text size={1} tone="muted">
                  <bdi dir="ltr">{transactionId}</bdi>
                </Text>
              </Stack>
            ),
          },
          {
            id: 'screenshot',
            header: words.screenshot,
            hasControls: true,
            cell: ({ screenshot }) => <Screenshot picture={screenshot} />,
          },
          {
            id: 'status',
            header: words.state,
            phone: 'state',
            cell: (payment) => <PaymentState payment={payment} />,
          },
          { id: 'by', header: words.by, cell: ({ createdBy }) => createdBy },
        ]}
      />
    </Card>
  );
}

/** The receipt of a payment, or a dash without one. */
export function Screenshot({ picture }: { picture: SubscriptionPayment['screenshot'] }) {
  const { screenshot } = useWords(subscriptionWords);
  if (!picture) return '—';
  return (
    <Gallery
      label={screenshot}
      size="small"
      pictures={[{ id: picture._id, src: picture.url, thumbnail: picture.thumbnailUrl, alt: screenshot }]}
    />
  );
}

/** Whether a payment counts, and the registrar's word on it. */
export function PaymentState({ payment }: { payment: SubscriptionPayment }) {
  const words = useWords(subscriptionWords);
  const format = useFormat();
  const { status, decisionNote, paidUntil } = payment;
  return (
    <Stack gap={1}>
      <span>
        <Badge tone={paymentTones[status]}>{words.statuses[status]}</Badge>
      </span>
      {paidUntil ? (
        <Text size={1} tone="muted">
          {words.paidUntil(format.day(paidUntil))}
        </Text>
      ) : null}
      {decisionNote ? <Text size={1}>{decisionNote}</Text> : null}
    </Stack>
  );
}

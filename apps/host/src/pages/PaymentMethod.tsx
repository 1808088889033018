import { useSubscription } from '@handset/api-client/swr';
import { may, type Plan } from '@handset/domain';
import { Amount, Button, Card, PageHeader, Stack, Table, Tooltip } from '@handset/ui';
import { Suspense, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import { useFormat } from '../format/useFormat.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { Loaded } from '../problems/Loaded.tsx';
import { useUser } from '../session/useSession.ts';
import { PaymentHistory } from '../subscription/PaymentHistory.tsx';
import { PayTo } from '../subscription/PayTo.tsx';
import { Standing } from '../subscription/Standing.tsx';
import { subscriptionWords } from '../subscription/subscriptionWords.ts';

const PaidDialog = lazily(async () => (await import('../subscription/PaidDialog.tsx')).PaidDialog);

/** What the shop pays for the service: how it stands, where to pay, and what it paid. */
export function PaymentMethod() {
  const { titles } = useMessages();
  const words = useWords(subscriptionWords);
  const { role } = useUser();
  const state = useSubscription();
  const [isPaying, setPaying] = useState(false);
  const isAllowed = may(role, 'shop-settings');
  const paid = (
    <Button variant="primary" isDisabled={!isAllowed || !state.data} onPress={() => setPaying(true)}>
      {words.iHavePaid}
    </Button>
  );
  return (
    <Stack gap={4}>
      <PageHeader
        title={titles.paymentMethod}
        action={isAllowed ? paid : <Tooltip content={words.ownerOnly}>{paid}</Tooltip>}
      />
      <Loaded state={state}>
        {(subscription) => (
          <Stack gap={4}>
            <Standing subscription={subscription} />
            <PayTo subscription={subscription} />
            {subscription.plans.length > 0 ? <Plans plans={subscription.plans} /> : null}
            <PaymentHistory history={subscription.history} />
            <Suspense>
              {isPaying ? <PaidDialog subscription={subscription} onClose={() => setPaying(false)} /> : null}
            </Suspense>
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

function Plans({ plans }: { plans: readonly Plan[] }) {
  const words = useWords(subscriptionWords);
  const format = useFormat();
  return (
    <Card title={words.plans} padding="none">
      <Table
        label={words.plans}
        rows={plans}
        getKey={({ _id }) => _id}
        columns={[
          { id: 'plan', header: words.plan, isRowHeader: true, cell: ({ name }) => name },
          { id: 'months', header: words.months, isNumeric: true, cell: ({ months }) => format.count(months) },
          {
            id: 'price',
            header: words.price,
            isNumeric: true,
            cell: ({ price }) => <Amount minor={price} />,
          },
        ]}
      />
    </Card>
  );
}

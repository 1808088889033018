import { useSubscription } from '@handset/api-client/swr';
import { may, type Plan } from '@handset/domain';
import { Amount, Button, Card, PageHeader, Stack, Table, Tooltip, useWords } from '@handset/ui';
import { useState } from 'react';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { usePageTitle } from '../../../kit/links/useCurrentPage.ts';
import { Loaded } from '../../../kit/problems/Loaded.tsx';
import { useUser } from '../../../kit/session/useSession.ts';
import { PaidDialog } from './PaidDialog.tsx';
import { PaymentHistory } from './PaymentHistory.tsx';
import { PayTo } from './PayTo.tsx';
import { SubscriptionStatus } from './SubscriptionStatus.tsx';
import { subscriptionWords } from './subscriptionWords.ts';

/** The shop's subscription: its state, where to pay, and past payments. */
export function PaymentMethod() {
  const pageTitle = usePageTitle();
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
        title={pageTitle}
        action={isAllowed ? paid : <Tooltip content={words.ownerOnly}>{paid}</Tooltip>}
      />
      <Loaded state={state}>
        {(subscription) => (
          <Stack gap={4}>
            <SubscriptionStatus subscription={subscription} />
            <PayTo subscription={subscription} />
            {subscription.plans.length > 0 ? <Plans plans={subscription.plans} /> : null}
            <PaymentHistory history={subscription.history} />
            {isPaying ? <PaidDialog subscription={subscription} onClose={() => setPaying(false)} /> : null}
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
            phone: 'amount',
            isNumeric: true,
            cell: ({ price }) => <Amount minor={price} />,
          },
        ]}
      />
    </Card>
  );
}

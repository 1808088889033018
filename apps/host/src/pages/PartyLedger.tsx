import { usePartyLedger, useShop } from '@handset/api-client/swr';
import { formatNumber } from '@handset/domain';
import { Button, Inline, PageHeader, Stack } from '@handset/ui';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { lazily } from '../app/lazily.ts';
import { PartyBalance } from '../format/PartyBalance.tsx';
import { DateRangeFilter } from '../lists/DateRangeFilter.tsx';
import * as styles from '../lists/filters.css.ts';
import { useFilters } from '../lists/useFilters.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { Loaded } from '../problems/Loaded.tsx';
import { MovementTable } from './MovementTable.tsx';

const PartyPaymentDialog = lazily(
  async () => (await import('../dialogs/PartyPaymentDialog.tsx')).PartyPaymentDialog,
);

/** One party's documents and payments, with what stays owed; money is received and paid here. */
export function PartyLedger() {
  const { parties } = useMessages();
  const { id = '' } = useParams();
  const { values: range, set } = useFilters(['from', 'to']);
  const state = usePartyLedger(id, range);
  const { data: shop } = useShop();
  const [direction, setDirection] = useState<'in' | 'out' | null>(null);
  return (
    <Loaded state={state}>
      {(ledger) => (
        <Stack gap={4}>
          <PageHeader
            title={ledger.account.name}
            description={
              <>
                {ledger.account.detail ? `${formatNumber(ledger.account.detail)} · ` : null}
                <PartyBalance minor={ledger.account.balance} />
              </>
            }
            action={
              <Inline gap={2}>
                <Button
                  variant={ledger.account.balance > 0 ? 'primary' : 'secondary'}
                  onPress={() => setDirection('in')}
                >
                  {parties.receive}
                </Button>
                <Button
                  variant={ledger.account.balance < 0 ? 'primary' : 'secondary'}
                  onPress={() => setDirection('out')}
                >
                  {parties.pay}
                </Button>
              </Inline>
            }
          />
          {shop ? (
            <div className={styles.bar}>
              <DateRangeFilter value={range} onChange={set} today={shop.today} />
            </div>
          ) : null}
          <MovementTable label={ledger.account.name} ledger={ledger} kind="party" />
          <Suspense>
            {direction ? (
              <PartyPaymentDialog
                party={{
                  _id: id,
                  name: ledger.account.name,
                  number: ledger.account.detail,
                  reference: '',
                  balance: ledger.account.balance,
                }}
                direction={direction}
                onClose={() => setDirection(null)}
              />
            ) : null}
          </Suspense>
        </Stack>
      )}
    </Loaded>
  );
}

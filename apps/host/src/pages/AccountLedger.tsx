import { useBankTransactions, usePocketCash, useShop } from '@handset/api-client/swr';
import { Amount, Button, Inline, PageHeader, Stack } from '@handset/ui';
import { Suspense, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { lazily } from '../app/lazily.ts';
import { DateRangeFilter } from '../lists/DateRangeFilter.tsx';
import * as styles from '../lists/filters.css.ts';
import { useFilters } from '../lists/useFilters.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { Loaded } from '../problems/Loaded.tsx';
import { MovementTable } from './MovementTable.tsx';

const WalletDialogs = lazily(async () => (await import('../dialogs/WalletDialogs.tsx')).WalletDialogs);

/** The movements of a bank account or of pocket cash; by the path. */
export function AccountLedger() {
  const { titles, wallet } = useMessages();
  const { pathname } = useLocation();
  const { id = '' } = useParams();
  const isBank = pathname.includes('/bankTransaction/');
  const { values: range, set } = useFilters(['from', 'to']);
  const bank = useBankTransactions(isBank ? id : undefined, range);
  const pocket = usePocketCash(isBank ? undefined : range);
  const state = isBank ? bank : pocket;
  const { data: shop } = useShop();
  const [direction, setDirection] = useState<'in' | 'out' | null>(null);
  const account = isBank ? `bank:${id}` : 'cash:pocket';
  return (
    <Loaded state={state}>
      {(ledger) => {
        const name = isBank ? ledger.account.name : titles.pocketCashTransactions;
        return (
          <Stack gap={4}>
            <PageHeader
              title={name}
              description={
                <>
                  {isBank
                    ? `${wallet.accountTypes[ledger.account.detail] ?? ledger.account.detail} · `
                    : null}
                  <Amount minor={ledger.account.balance} weight="medium" />
                </>
              }
              action={
                <Inline gap={2}>
                  <Button onPress={() => setDirection('in')}>{wallet.deposit}</Button>
                  <Button onPress={() => setDirection('out')}>{wallet.withdraw}</Button>
                </Inline>
              }
            />
            {shop ? (
              <div className={styles.bar}>
                <DateRangeFilter value={range} onChange={set} today={shop.today} />
              </div>
            ) : null}
            <MovementTable label={name} ledger={ledger} kind="money" />
            <Suspense>
              {direction ? (
                <WalletDialogs
                  key={direction}
                  act={direction}
                  account={account}
                  onClose={() => setDirection(null)}
                />
              ) : null}
            </Suspense>
          </Stack>
        );
      }}
    </Loaded>
  );
}

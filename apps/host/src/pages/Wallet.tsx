import { useWallet } from '@handset/api-client/swr';
import { may } from '@handset/domain';
import {
  Amount,
  Button,
  Card,
  EmptyState,
  Inline,
  PageHeader,
  Skeleton,
  Stack,
  Stat,
  Tooltip,
} from '@handset/ui';
import { Banknote, Landmark, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import type { WalletAct } from '../dialogs/WalletDialogs.tsx';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { Loaded } from '../problems/Loaded.tsx';
import { useUser } from '../session/useSession.ts';
import * as styles from './Dashboard.css.ts';

const WalletDialogs = lazily(async () => (await import('../dialogs/WalletDialogs.tsx')).WalletDialogs);

/** Pocket cash and every bank account, and money that moves outside trade. */
export function Wallet() {
  const { titles, wallet } = useMessages();
  const state = useWallet();
  const { role } = useUser();
  const [act, setAct] = useState<WalletAct | null>(null);
  const mayAdd = may(role, 'create-banks');
  const addBank = (
    <Button variant="primary" icon={<Plus size={18} />} isDisabled={!mayAdd} onPress={() => setAct('bank')}>
      {wallet.addBank}
    </Button>
  );
  return (
    <Stack gap={4}>
      <PageHeader
        title={titles.wallet}
        action={
          <Inline gap={2}>
            <Button onPress={() => setAct('in')}>{wallet.deposit}</Button>
            <Button onPress={() => setAct('out')}>{wallet.withdraw}</Button>
            <Button onPress={() => setAct('transfer')}>{wallet.transfer}</Button>
            {mayAdd ? addBank : <Tooltip content={wallet.ownerOnly}>{addBank}</Tooltip>}
          </Inline>
        }
      />
      <Loaded state={state} skeleton={<Skeleton shape="block" height="8rem" />}>
        {({ pocketCash, banks, total }) => (
          <>
            <div className={styles.tiles}>
              <Stat label={wallet.total} value={<Amount minor={total} />} />
              <Stat
                icon={<Banknote size={18} />}
                label={wallet.pocketCash}
                value={<Amount minor={pocketCash.balance} />}
                href="/app/dashboard/pocketCashTransactions/cash"
              />
              {banks.map((bank) => (
                <Stat
                  key={bank._id}
                  icon={<Landmark size={18} />}
                  label={bank.bankName}
                  value={<Amount minor={bank.balance} />}
                  description={wallet.accountTypes[bank.accountType] ?? bank.accountType}
                  href={`/app/dashboard/bankTransaction/${bank._id}`}
                />
              ))}
            </div>
            {banks.length === 0 ? (
              <Card>
                <EmptyState
                  icon={<Landmark />}
                  title={wallet.noBanks}
                  description={wallet.noBanksText}
                  action={mayAdd ? addBank : undefined}
                />
              </Card>
            ) : null}
          </>
        )}
      </Loaded>
      <Suspense>{act ? <WalletDialogs key={act} act={act} onClose={() => setAct(null)} /> : null}</Suspense>
    </Stack>
  );
}

import { useWallet } from '@handset/api-client/swr';
import { type Movement, may } from '@handset/domain';
import {
  Amount,
  Button,
  Card,
  EmptyState,
  Link,
  PageHeader,
  Skeleton,
  Stack,
  Stat,
  Table,
  type TableColumn,
  Tooltip,
  useWords,
} from '@handset/ui';
import { Banknote, Landmark, Plus } from 'lucide-react';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { usePageTitle } from '../../../kit/links/useCurrentPage.ts';
import * as styles from '../../../kit/lists/grids.css.ts';
import { Loaded } from '../../../kit/problems/Loaded.tsx';
import { useUser } from '../../../kit/session/useSession.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { ledgerHref } from '../ledgers/ledgerColumns.tsx';
import { ledgerWords } from '../ledgers/ledgerWords.ts';
import { useEntryText } from '../ledgers/useEntryText.ts';
import { useWalletActions } from './useWalletActions.tsx';
import { walletWords } from './walletWords.ts';

/** Number of recent movements shown per account. */
const MOVEMENTS = 5;

/** Pocket cash and every bank account, and money that moves outside trade. */
export function Wallet() {
  const wallet = useWords(walletWords);
  const { pocketCash: pocketName } = useWords(hostMessages).wallet;
  const pageTitle = usePageTitle();
  const state = useWallet({ movements: MOVEMENTS, inactive: 'true' });
  const words = useWords(ledgerWords);
  const { role } = useUser();
  const actions = useWalletActions();
  const mayAdd = may(role, 'create-banks');
  const addBank = (
    <Button icon={<Plus size={18} />} isDisabled={!mayAdd} onPress={() => actions.open('bank')}>
      {wallet.addBank}
    </Button>
  );
  return (
    <Stack gap={4}>
      <PageHeader
        title={pageTitle}
        action={
          <>
            {actions.buttons}
            {mayAdd ? addBank : <Tooltip content={wallet.ownerOnly}>{addBank}</Tooltip>}
          </>
        }
      />
      <Loaded state={state} skeleton={<Skeleton shape="block" height="8rem" />}>
        {({ pocketCash, banks, total }) => (
          <>
            <div className={styles.board}>
              <Stat label={wallet.total} value={<Amount minor={total} />} />
              <Stat
                icon={<Banknote size={18} />}
                label={pocketName}
                value={<Amount minor={pocketCash.balance} />}
                href={pocketHref}
              />
              {banks.map((bank) => (
                <Stat
                  key={bank._id}
                  icon={<Landmark size={18} />}
                  label={bank.bankName}
                  value={<Amount minor={bank.balance} />}
                  description={
                    bank.isActive
                      ? (wallet.accountTypes[bank.accountType] ?? bank.accountType)
                      : words.outOfUse
                  }
                  href={bankHref(bank._id)}
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
            <div className={styles.wide}>
              <LastMovements name={pocketName} href={pocketHref} movements={pocketCash.movements} />
              {banks.map((bank) => (
                <LastMovements
                  key={bank._id}
                  name={bank.bankName}
                  href={bankHref(bank._id)}
                  movements={bank.movements}
                />
              ))}
            </div>
          </>
        )}
      </Loaded>
      {actions.dialog}
    </Stack>
  );
}

const pocketHref = '/app/dashboard/pocketCashTransactions/cash';
const bankHref = (id: string) => `/app/dashboard/bankTransaction/${id}`;

interface LastMovementsProps {
  name: string;
  href: string;
  movements: readonly Movement[];
}

/** Recent movements of an account. */
function LastMovements({ name, href, movements }: LastMovementsProps) {
  const words = useWords(ledgerWords);
  const said = useEntryText();
  const format = useFormat();
  if (movements.length === 0) return null;
  const shown: TableColumn<Movement>[] = [
    { id: 'date', header: words.date, cell: (row) => format.day(row.date) },
    { id: 'description', header: words.description, isRowHeader: true, cell: said },
    {
      id: 'amount',
      header: words.amount,
      phone: 'amount',
      isNumeric: true,
      cell: ({ debit, credit }) => (
        <Amount minor={debit - credit} hasSign tone={debit > credit ? 'positive' : 'neutral'} />
      ),
    },
  ];
  return (
    <Card title={name} actions={<Link href={href}>{words.all}</Link>} padding="none">
      <Table
        label={name}
        columns={shown}
        rows={movements}
        getKey={(row) => String(row.entry)}
        getRowHref={ledgerHref}
      />
    </Card>
  );
}

import { useBankTransactions } from '@handset/api-client/swr';
import { may } from '@handset/domain';
import { Amount } from '@handset/ui';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { lazily } from '../app/lazily.ts';
import { ActButton } from '../documents/ActButton.tsx';
import { CashCounts } from '../ledgers/CashCounts.tsx';
import { LedgerList, usualOrder } from '../ledgers/LedgerList.tsx';
import { ledgerWords } from '../ledgers/ledgerWords.ts';
import { TypeFilter } from '../ledgers/TypeFilter.tsx';
import { useWalletActs } from '../ledgers/useWalletActs.tsx';
import { useList } from '../lists/useList.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { isNotFound, NotFound } from '../problems/Loaded.tsx';
import { useUser } from '../session/useSession.ts';

const EditBankDialog = lazily(async () => (await import('../dialogs/EditBankDialog.tsx')).EditBankDialog);

/** The movements of a bank account. */
export function BankTransactions() {
  const { id = '' } = useParams();
  const { titles, wallet } = useMessages();
  const words = useWords(ledgerWords);
  const account = `bank:${id}`;
  const acts = useWalletActs(account);
  const { role } = useUser();
  const [isEditing, setEditing] = useState(false);
  const list = useList({ filters: ['q', 'from', 'to', 'type'] });
  const { sort: _, ...asked } = list.query;
  const query = { order: usualOrder.money, ...asked };
  const pages = useBankTransactions(id, query);
  if (isNotFound(pages.error)) return <NotFound />;
  const bank = pages.data?.account;
  return (
    <>
      <LedgerList
        kind="money"
        title={bank?.name ?? titles.bankTransactions}
        description={
          bank ? (
            <>
              {wallet.accountTypes[bank.detail] ?? bank.detail}
              {' · '}
              <Amount minor={bank.balance} weight="medium" />
            </>
          ) : undefined
        }
        action={
          bank ? (
            <>
              {acts.buttons}
              <ActButton
                obstacle={may(role, 'create-banks') ? undefined : wallet.ownerOnly}
                onPress={() => setEditing(true)}
              >
                {words.editBank}
              </ActButton>
            </>
          ) : undefined
        }
        list={list}
        searchHint={words.searchHint}
        filters={<TypeFilter list={list} />}
        isNarrowed={Boolean(asked.q || asked.type)}
        pages={pages}
        exported={{ list: 'bank-transactions', query: { ...query, bankId: id } }}
      />
      <CashCounts account={account} />
      {acts.dialog}
      <Suspense>
        {isEditing ? <EditBankDialog bankId={id} onClose={() => setEditing(false)} /> : null}
      </Suspense>
    </>
  );
}

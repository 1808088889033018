import { useBankTransactions } from '@handset/api-client/swr';
import { may } from '@handset/domain';
import { Amount, useWords } from '@handset/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ActionButton } from '../../../kit/actions/ActionButton.tsx';
import { usePageTitle } from '../../../kit/links/useCurrentPage.ts';
import { useList } from '../../../kit/lists/useList.ts';
import { isNotFound, NotFound } from '../../../kit/problems/Loaded.tsx';
import { useUser } from '../../../kit/session/useSession.ts';
import { LedgerList, usualOrder } from '../ledgers/LedgerList.tsx';
import { ledgerWords } from '../ledgers/ledgerWords.ts';
import { TypeFilter } from '../ledgers/TypeFilter.tsx';
import { CashCounts } from './CashCounts.tsx';
import { EditBankDialog } from './EditBankDialog.tsx';
import { useWalletActions } from './useWalletActions.tsx';
import { walletWords } from './walletWords.ts';

/** The movements of a bank account. */
export function BankTransactions() {
  const { id = '' } = useParams();
  const wallet = useWords(walletWords);
  const pageTitle = usePageTitle();
  const words = useWords(ledgerWords);
  const account = `bank:${id}`;
  const actions = useWalletActions(account);
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
        title={bank?.name ?? pageTitle}
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
              {actions.buttons}
              <ActionButton
                obstacle={may(role, 'create-banks') ? undefined : wallet.ownerOnly}
                onPress={() => setEditing(true)}
              >
                {words.editBank}
              </ActionButton>
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
      {bank ? <CashCounts account={account} /> : null}
      {actions.dialog}
      {isEditing ? <EditBankDialog bankId={id} onClose={() => setEditing(false)} /> : null}
    </>
  );
}

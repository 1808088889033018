import { usePocketCash } from '@handset/api-client/swr';
import { Amount, Skeleton, useWords } from '@handset/ui';
import { usePageTitle } from '../../../kit/links/useCurrentPage.ts';
import { useList } from '../../../kit/lists/useList.ts';
import { LedgerList, usualOrder } from '../ledgers/LedgerList.tsx';
import { ledgerWords } from '../ledgers/ledgerWords.ts';
import { TypeFilter } from '../ledgers/TypeFilter.tsx';
import { CashCounts } from './CashCounts.tsx';
import { useWalletActions } from './useWalletActions.tsx';

const account = 'cash:pocket';

/** Movements of the cash in hand, and the counts of the drawer. */
export function PocketCash() {
  const pageTitle = usePageTitle();
  const words = useWords(ledgerWords);
  const actions = useWalletActions(account);
  const list = useList({ filters: ['q', 'from', 'to', 'type'] });
  const { sort: _, ...asked } = list.query;
  const query = { order: usualOrder.money, ...asked };
  const pages = usePocketCash(query);
  return (
    <>
      <LedgerList
        kind="money"
        title={pageTitle}
        description={
          pages.data ? (
            <Amount minor={pages.data.account.balance} weight="medium" />
          ) : pages.isLoading ? (
            <Skeleton width="10ch" />
          ) : undefined
        }
        action={actions.buttons}
        list={list}
        searchHint={words.searchHint}
        filters={<TypeFilter list={list} />}
        isNarrowed={Boolean(asked.q || asked.type)}
        pages={pages}
        exported={{ list: 'pocket-cash', query }}
      />
      <CashCounts account={account} />
      {actions.dialog}
    </>
  );
}

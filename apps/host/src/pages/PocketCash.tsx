import { usePocketCash } from '@handset/api-client/swr';
import { Amount } from '@handset/ui';
import { CashCounts } from '../ledgers/CashCounts.tsx';
import { LedgerList, usualOrder } from '../ledgers/LedgerList.tsx';
import { ledgerWords } from '../ledgers/ledgerWords.ts';
import { TypeFilter } from '../ledgers/TypeFilter.tsx';
import { useWalletActs } from '../ledgers/useWalletActs.tsx';
import { useList } from '../lists/useList.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';

const account = 'cash:pocket';

/** The movements of the cash in hand, and what was counted in the drawer. */
export function PocketCash() {
  const { titles } = useMessages();
  const words = useWords(ledgerWords);
  const acts = useWalletActs(account);
  const list = useList({ filters: ['q', 'from', 'to', 'type'] });
  const { sort: _, ...asked } = list.query;
  const query = { order: usualOrder.money, ...asked };
  const pages = usePocketCash(query);
  return (
    <>
      <LedgerList
        kind="money"
        title={titles.pocketCashTransactions}
        description={pages.data ? <Amount minor={pages.data.account.balance} weight="medium" /> : undefined}
        action={acts.buttons}
        list={list}
        searchHint={words.searchHint}
        filters={<TypeFilter list={list} />}
        isNarrowed={Boolean(asked.q || asked.type)}
        pages={pages}
        exported={{ list: 'pocket-cash', query }}
      />
      <CashCounts account={account} />
      {acts.dialog}
    </>
  );
}

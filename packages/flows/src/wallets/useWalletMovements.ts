import type { Effect } from '@handset/ui';
import type { WalletLists } from '../embedding/embedding.ts';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import {
  type MoneyAccount,
  type Movement,
  moneyAccounts,
  movementEffects,
  movementsOf,
  type PaidFields,
} from './moneyAccounts.ts';

/** The shop's accounts, and what movements do to them. */
export interface WalletMovements {
  accounts: MoneyAccount[];
  /** The movements of a payment. */
  ofSplit: (paid: PaidFields, direction: 'in' | 'out') => Movement[];
  /** The movement of one account, by the name that the books give it. */
  ofAccount: (value: string | null, change: number) => Movement[];
  /** As people read them. */
  effects: (movements: readonly Movement[]) => Effect[];
}

/** What movements do to the till and the banks, in the words and the money format in force. */
export function useWalletMovements(lists: WalletLists): WalletMovements {
  const { formatMoney } = useFlows();
  const { pocketCash } = useMessages(commonMessages);
  const accounts = moneyAccounts(lists, pocketCash);
  return {
    accounts,
    ofSplit: (paid, direction) => movementsOf(paid, direction, accounts),
    ofAccount: (value, change) => {
      const account = accounts.find((each) => each.value === value);
      return account && change !== 0 ? [{ account, change }] : [];
    },
    effects: (movements) => movementEffects(movements, formatMoney),
  };
}

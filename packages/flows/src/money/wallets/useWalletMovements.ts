import type { Effect } from '@handset/ui';
import { useWords } from '@handset/ui';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { WalletLists } from '../../form/embedding.ts';
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

/** Computes the effects of movements on the till and the banks, in the current language and money format. */
export function useWalletMovements(lists: WalletLists): WalletMovements {
  const { formatMoney } = useFlows();
  const { pocketCash } = useWords(commonMessages);
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

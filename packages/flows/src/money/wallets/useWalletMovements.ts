import { type MinorUnits, splitOf, type WalletSource } from '@handset/domain';
import type { Effect } from '@handset/ui';
import { useWords } from '@handset/ui';
import { useFlowSettings, useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { WalletLists } from '../../form/embedding.ts';
import type { FlowWarning } from '../../form/Warnings.tsx';
import {
  type MoneyAccount,
  type Movement,
  moneyAccounts,
  movementEffects,
  movementsOf,
  overdrawn,
  type PaidFields,
} from './moneyAccounts.ts';
import { accountField, walletProblems } from './walletSource.ts';

/** The shop's accounts, and what movements do to them. */
export interface WalletMovements {
  accounts: MoneyAccount[];
  /** The movements of a payment. */
  ofSplit: (paid: PaidFields, direction: 'in' | 'out') => Movement[];
  /** The movement of one account, by the name that the books give it. */
  ofAccount: (value: string | null, change: number) => Movement[];
  /** As people read them. */
  effects: (movements: readonly Movement[]) => Effect[];
  /** Errors by field of accounts that hold too little, in a shop where none may go below zero. */
  problems: (
    movements: readonly Movement[],
    fieldOf: (account: MoneyAccount) => string,
  ) => Record<string, string>;
  /** Errors by field of the source that pays an amount. */
  sourceProblems: (source: WalletSource, due: MinorUnits, direction: 'in' | 'out') => Record<string, string>;
  /** Warnings about the accounts that go below zero. */
  warnings: (movements: readonly Movement[]) => FlowWarning[];
}

interface WalletOptions extends WalletLists {
  /** Whether the accounts may go below zero. @default that of the provider */
  canGoBelowZero?: boolean | undefined;
}

/** Computes the effects of movements on the till and the banks, in the current language and money format. */
export function useWalletMovements(lists: WalletOptions): WalletMovements {
  const { locale, formatMoney } = useFlows();
  const settings = useFlowSettings();
  const { canGoBelowZero = settings.canGoBelowZero } = lists;
  const { pocketCash, holdsOnly } = useWords(commonMessages);
  const accounts = moneyAccounts(lists, pocketCash);
  const ofSplit: WalletMovements['ofSplit'] = (paid, direction) => movementsOf(paid, direction, accounts);
  const problems: WalletMovements['problems'] = (movements, fieldOf) =>
    canGoBelowZero
      ? {}
      : Object.fromEntries(
          overdrawn(movements).map((account) => [
            fieldOf(account),
            holdsOnly(account.label, formatMoney(account.balance)),
          ]),
        );
  return {
    accounts,
    ofSplit,
    problems,
    sourceProblems: (source, due, direction) => ({
      ...problems(ofSplit(splitOf(source, due), direction), accountField),
      ...walletProblems(source, due, locale),
    }),
    ofAccount: (value, change) => {
      const account = accounts.find((each) => each.value === value);
      return account && change !== 0 ? [{ account, change }] : [];
    },
    effects: (movements) => movementEffects(movements, formatMoney),
    warnings: (movements) =>
      overdrawn(movements).map(({ label }) => ({ code: 'below-zero', account: label })),
  };
}

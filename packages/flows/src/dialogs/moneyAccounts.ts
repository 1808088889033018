import type { MinorUnits } from '@handset/domain';
import type { Effect } from '@handset/ui';
import type { BankAccount, Listing } from '../embedding/embedding.ts';

/** An account that holds money, by the name that the books give it. */
export interface MoneyAccount {
  /** `cash:pocket`, or `bank:` and the bank's `_id`. */
  value: string;
  /** Its name for people. */
  label: string;
  /** What it holds, in minor units, where that is known. */
  balance?: MinorUnits | undefined;
}

/** The till and every bank. */
export function moneyAccounts(
  banks: Listing<BankAccount>,
  pocketBalance: MinorUnits | undefined,
  pocketName: string,
): MoneyAccount[] {
  return [
    { value: 'cash:pocket', label: pocketName, balance: pocketBalance },
    ...banks.items.map(({ _id, bankName, balance }) => ({ value: `bank:${_id}`, label: bankName, balance })),
  ];
}

/** What a movement does to an account whose balance is known. */
export function movementEffect(
  account: MoneyAccount | undefined,
  change: MinorUnits,
  formatMoney: (amount: MinorUnits) => string,
): Effect[] {
  if (!account || account.balance === undefined || change === 0) return [];
  const after = account.balance + change;
  return [
    {
      label: account.label,
      from: formatMoney(account.balance),
      to: formatMoney(after),
      tone: after < 0 ? 'critical' : 'neutral',
    },
  ];
}

import type { MinorUnits } from '@handset/domain';
import type { Effect } from '@handset/ui';
import type { WalletLists } from '../../form/embedding.ts';

/** An account that holds money, by the name that the books give it. */
export interface MoneyAccount {
  /** `cash:pocket`, or `bank:` and the bank's `_id`. */
  value: string;
  /** Its name for people. */
  label: string;
  /** Balance in minor units, where known. */
  balance?: MinorUnits | undefined;
}

/** The money of a document, by the fields that every paying document has; minor units. */
export interface PaidFields {
  pocketCash?: MinorUnits | null | undefined;
  accountCash?: MinorUnits | null | undefined;
  /** The bank's `_id`. */
  bankAccountUsed?: string | undefined;
}

/** Change of one account's balance. */
export interface Movement {
  account: MoneyAccount;
  /** Into it when positive, in minor units. */
  change: MinorUnits;
}

/** The till and every bank. */
export function moneyAccounts({ banks, pocketBalance }: WalletLists, pocketName: string): MoneyAccount[] {
  return [
    { value: 'cash:pocket', label: pocketName, balance: pocketBalance },
    ...banks.items.map(({ _id, bankName, balance }) => ({ value: `bank:${_id}`, label: bankName, balance })),
  ];
}

/** The movements of a payment that divides over the till and a bank. */
export function movementsOf(
  paid: PaidFields,
  direction: 'in' | 'out',
  accounts: readonly MoneyAccount[],
): Movement[] {
  const sign = direction === 'in' ? 1 : -1;
  const parts = [
    ['cash:pocket', paid.pocketCash ?? 0],
    [`bank:${paid.bankAccountUsed}`, paid.accountCash ?? 0],
  ] as const;
  return parts.flatMap(([value, amount]) => {
    const account = accounts.find((each) => each.value === value);
    return account && amount !== 0 ? [{ account, change: sign * amount }] : [];
  });
}

/** The movements as people read them: before → after where the balance is known, else the change. */
export function movementEffects(
  movements: readonly Movement[],
  formatMoney: (amount: MinorUnits) => string,
): Effect[] {
  return movements.map(({ account: { label, balance }, change }) => {
    if (balance === undefined)
      return { label, to: change > 0 ? `+${formatMoney(change)}` : formatMoney(change) };
    const after = balance + change;
    return {
      label,
      from: formatMoney(balance),
      to: formatMoney(after),
      tone: after < 0 ? ('critical' as const) : ('neutral' as const),
    };
  });
}

/** The accounts that money is taken from and that hold less than that. */
export function overdrawn(movements: readonly Movement[]): (MoneyAccount & { balance: MinorUnits })[] {
  return movements.flatMap(({ account, change }) => {
    const { balance } = account;
    return change < 0 && balance !== undefined && balance + change < 0 ? [{ ...account, balance }] : [];
  });
}

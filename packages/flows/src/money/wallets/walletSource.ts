import {
  type Locale,
  MAX_AMOUNT,
  type MinorUnits,
  type PaymentSplit,
  ruleMessage,
  sourceRule,
  splitOf,
  type WalletSource,
} from '@handset/domain';
import type { MoneyAccount } from './moneyAccounts.ts';

/** A form that asks where its money comes from or goes to. */
export interface WithWallet {
  wallet: WalletSource;
}

/** The till alone, which most payments use. */
export const pocketSource: WalletSource = { method: 'wallet', bank: null, bankAmount: null };

/** The parts of an amount, as schemas take them. An amount beyond the limit has none: its own field says so. */
export function splitInput(source: WalletSource, amount: MinorUnits | null): Partial<PaymentSplit> {
  return amount === null || amount > MAX_AMOUNT ? {} : splitOf(source, amount);
}

/** Maps a part of the payment to the field that shows its error. */
const fields: Readonly<Record<string, string>> = {
  pocketCash: 'wallet.method',
  accountCash: 'wallet.method',
  bankAccountUsed: 'wallet.bank',
};

/** Maps a path of the schema to the field that shows its error. */
export function walletField(path: string): string {
  return fields[path] ?? path;
}

/** Maps an account to the field that chooses it. */
export function accountField({ value }: MoneyAccount): string {
  return value === 'cash:pocket' ? 'wallet.method' : 'wallet.bank';
}

/** Errors of the source by field. */
export function walletProblems(
  source: WalletSource,
  due: MinorUnits,
  locale: Locale,
): Record<string, string> {
  const broken = due > 0 ? sourceRule(source, due) : undefined;
  return broken ? { [`wallet.${broken.field}`]: ruleMessage(broken.rule, locale) } : {};
}

import { type Locale, type MinorUnits, ruleMessage, sourceRule, type WalletSource } from '@handset/domain';

/** A form that asks where its money comes from or goes to. */
export interface WithWallet {
  wallet: WalletSource;
}

/** The till alone, which most payments use. */
export const pocketSource: WalletSource = { method: 'wallet', bank: null, bankAmount: null };

/** Where the form shows what is wrong with a part of the payment. */
const fields: Readonly<Record<string, string>> = {
  pocketCash: 'wallet.method',
  accountCash: 'wallet.method',
  bankAccountUsed: 'wallet.bank',
};

/** Where the form shows the error of a path of the schema. */
export function walletField(path: string): string {
  return fields[path] ?? path;
}

/** What is wrong with the source, by its field in the form. */
export function walletProblems(
  source: WalletSource,
  due: MinorUnits,
  locale: Locale,
): Record<string, string> {
  const broken = due > 0 ? sourceRule(source, due) : undefined;
  return broken ? { [`wallet.${broken.field}`]: ruleMessage(broken.rule, locale) } : {};
}

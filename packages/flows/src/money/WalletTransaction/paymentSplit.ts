import { type MinorUnits, type PaymentSplit, walletMethod } from '@handset/domain';
import type { WalletSplit } from '@handset/ui';

const methods = { wallet: 'cash', bank: 'account', both: 'both' } as const;

/** A payment as the wallet dialog holds it. */
export function walletOf(payment: PaymentSplit): WalletSplit {
  return {
    method: methods[walletMethod(payment)],
    accountId: payment.bankAccountUsed ?? null,
    cashAmount: payment.pocketCash,
    accountAmount: payment.accountCash,
  };
}

/** Converts the wallet dialog's values to a document's payment. */
export function paymentOf({ accountId, cashAmount, accountAmount }: WalletSplit): PaymentSplit {
  return {
    pocketCash: cashAmount,
    accountCash: accountAmount,
    bankAccountUsed: accountId ?? undefined,
  };
}

/** The whole amount through one account: a bank by its id, or pocket cash. */
export function wholePayment(due: MinorUnits, bankId: string | undefined): PaymentSplit {
  return bankId === undefined
    ? { pocketCash: due, accountCash: 0 }
    : { pocketCash: 0, accountCash: due, bankAccountUsed: bankId };
}

/** Banks with a key of their own: Alt 1 to Alt 9. */
export const MAX_BANK_KEYS = 9;

/** The keys that pay all through one account: F4 for pocket cash, Alt 1 to Alt 9 for the banks. */
export function paymentKeys(
  banks: readonly { _id: string }[],
  pay: (bankId: string | undefined) => void,
): Record<string, () => void> {
  return Object.fromEntries([
    ['F4', () => pay(undefined)],
    ...banks.slice(0, MAX_BANK_KEYS).map(({ _id }, index) => [`Alt ${index + 1}`, () => pay(_id)]),
  ]);
}

const fields = {
  bankAccountUsed: 'accountId',
  accountCash: 'accountAmount',
  pocketCash: 'cashAmount',
} as const;

/** Sorts the host's errors by the dialog's fields. Errors of other fields go to `rest`. */
export function walletErrors(fieldErrors: Readonly<Record<string, string>> = {}) {
  const errors: { -readonly [Path in keyof typeof fields as (typeof fields)[Path]]?: string } = {};
  const rest: string[] = [];
  for (const [path, message] of Object.entries(fieldErrors)) {
    if (isField(path)) errors[fields[path]] = message;
    else rest.push(message);
  }
  return { errors, rest };
}

function isField(path: string): path is keyof typeof fields {
  return Object.hasOwn(fields, path);
}

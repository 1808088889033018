import { type PaymentSplit, walletMethod } from '@handset/domain';
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

/** What was entered in the wallet dialog, as documents carry it. */
export function paymentOf({ accountId, cashAmount, accountAmount }: WalletSplit): PaymentSplit {
  return {
    pocketCash: cashAmount,
    accountCash: accountAmount,
    bankAccountUsed: accountId ?? undefined,
  };
}

const fields = {
  bankAccountUsed: 'accountId',
  accountCash: 'accountAmount',
  pocketCash: 'cashAmount',
} as const;

/** What a host refused, by the dialog's fields; what names no field of it is `rest`. */
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

import type { MinorUnits } from '../money/money.ts';
import type { Rule } from '../rules/rules.ts';
import { type PaymentSplit, paymentRule, type WalletMethod } from './wallet.ts';

/** Source or destination of a payment, as a form asks for it. */
export interface WalletSource {
  /** The till, one bank, or both. */
  method: WalletMethod;
  /** The bank's `_id`, or null while none is chosen; kept while the till pays alone. */
  bank: string | null;
  /** The bank's part where both pay, in minor units; the till pays the rest. */
  bankAmount: MinorUnits | null;
}

/** Splits an amount between its sources. The parts are never negative and always add up to the amount. */
export function splitOf(source: WalletSource, due: MinorUnits): PaymentSplit {
  const { method, bank, bankAmount } = source;
  if (method === 'wallet') return { pocketCash: due, accountCash: 0 };
  const accountCash = method === 'bank' ? due : Math.min(Math.max(bankAmount ?? 0, 0), due);
  return { pocketCash: due - accountCash, accountCash, bankAccountUsed: bank ?? undefined };
}

/** The rule that a source breaks against the amount due, with the field at fault. */
export function sourceRule(
  source: WalletSource,
  due: MinorUnits,
): { field: 'bank' | 'bankAmount'; rule: Rule } | undefined {
  if (source.method === 'wallet') return undefined;
  if (source.bank === null) return { field: 'bank', rule: 'payment.bank' };
  if (source.method === 'bank') return undefined;
  if (!source.bankAmount) return { field: 'bankAmount', rule: 'payment.bank-amount' };
  if (source.bankAmount > due) return { field: 'bankAmount', rule: 'payment.total' };
  const broken = paymentRule(due, splitOf(source, due));
  return broken && { field: 'bankAmount', rule: broken.rule };
}

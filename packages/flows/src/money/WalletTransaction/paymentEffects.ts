import type { MinorUnits, PaymentSplit } from '@handset/domain';
import type { Effect } from '@handset/ui';
import type { BankAccount } from '../../form/embedding.ts';

interface PaymentContext {
  /** Whether the money leaves the shop or comes in. */
  direction: 'out' | 'in';
  banks: readonly BankAccount[];
  pocketBalance: MinorUnits | undefined;
  pocketName: string;
  /** Name for a bank that the list does not have yet. Without it that bank is left out. */
  unknownBank?: string | undefined;
  formatMoney: (amount: MinorUnits) => string;
}

/**
 * Effects of a payment on each account: before → after where the balance is known, otherwise the movement.
 */
export function paymentEffects(split: PaymentSplit, context: PaymentContext): Effect[] {
  const bank = context.banks.find(({ _id }) => _id === split.bankAccountUsed);
  const effects: Effect[] = [];
  if (split.pocketCash > 0)
    effects.push(effect(context.pocketName, context.pocketBalance, split.pocketCash, context));
  const bankName = bank?.bankName ?? context.unknownBank;
  if (bankName && split.accountCash > 0)
    effects.push(effect(bankName, bank?.balance, split.accountCash, context));
  return effects;
}

function effect(
  label: string,
  balance: MinorUnits | undefined,
  amount: MinorUnits,
  { direction, formatMoney }: PaymentContext,
): Effect {
  const change = direction === 'out' ? -amount : amount;
  if (balance === undefined)
    return { label, to: change > 0 ? `+${formatMoney(change)}` : formatMoney(change) };
  const after = balance + change;
  return {
    label,
    from: formatMoney(balance),
    to: formatMoney(after),
    tone: after < 0 ? 'critical' : 'neutral',
  };
}

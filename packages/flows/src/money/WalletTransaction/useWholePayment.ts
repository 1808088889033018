import type { MinorUnits, PaymentSplit } from '@handset/domain';
import { useEffect, useRef } from 'react';
import { wholePayment } from './paymentSplit.ts';

interface WholePayment {
  value: PaymentSplit | null;
  due: MinorUnits;
  direction: 'out' | 'in';
  onChange: (split: PaymentSplit) => void;
  /** Whether the form is being sent, or the wallet is open. */
  isFrozen: boolean;
  /** Whether the account has that much: a bank by its id, or pocket cash. */
  isCovered: (due: MinorUnits, bankId: string | undefined) => boolean;
}

/**
 * Keeps a payment that is all in one account equal to what is due: another phone, or a lower price, is paid the same
 * way. A split stays as it was chosen, and so does a payment whose direction changes.
 */
export function useWholePayment({
  value,
  due,
  direction,
  onChange,
  isCovered,
  isFrozen,
}: WholePayment): void {
  const last = useRef({ due, direction });
  useEffect(() => {
    // A price is empty for a moment while another is typed.
    if (due === 0 || isFrozen) return;
    const before = last.current;
    const bankId = value && value.accountCash > 0 ? value.bankAccountUsed : undefined;
    const whole = wholePayment(before.due, bankId);
    const isWhole = value?.pocketCash === whole.pocketCash && value.accountCash === whole.accountCash;
    const follows = isWhole && due !== before.due && direction === before.direction;
    // Too much for the account, by a digit too many: the payment follows again once it is enough.
    if (follows && !isCovered(due, bankId)) return;
    last.current = { due, direction };
    if (follows) onChange(wholePayment(due, bankId));
  });
}

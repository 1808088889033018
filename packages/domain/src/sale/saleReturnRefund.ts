import type { MinorUnits } from '../money/money.ts';

/** Payment state of a document in minor units. */
export interface PaidDocument {
  /** Everything paid, in money or with a phone, less repayments. */
  paid: MinorUnits;
  /** Amount still to be paid. */
  outstanding: MinorUnits;
  /** Amount written off. @default 0 */
  letGo?: MinorUnits | undefined;
}

/** Limits of a refund. */
export interface RefundRange {
  /** No more than this. */
  most: MinorUnits;
  /** The refund that settles the document: the value returned less its unpaid part, and less what was written off. */
  suggested: MinorUnits;
}

/**
 * Limits of a return's refund. `due` is the value of the returned goods. It is negative when the customer has
 * to pay, because the phone that goes back to him is worth more. Only paid amounts are refunded: the rest
 * comes off the balance. `inKind` is the part paid with a phone that goes back as well.
 */
export function refundRange(
  due: MinorUnits,
  { paid, outstanding, letGo = 0 }: PaidDocument,
  inKind: MinorUnits = 0,
): RefundRange {
  if (due <= 0) return { most: Math.abs(due), suggested: Math.abs(due) };
  const most = Math.min(due, Math.max(paid - inKind, 0));
  return { most, suggested: Math.min(Math.max(due - outstanding - letGo, 0), most) };
}

/**
 * The part of a write-off that a return undoes, in minor units. What comes off the balance takes off what is still open,
 * then what was written off; the rest is owed to the other side. `offBalance` is negative when it is added to the balance.
 */
export function writeOffUndone(
  offBalance: MinorUnits,
  { outstanding, letGo = 0 }: Omit<PaidDocument, 'paid'>,
): MinorUnits {
  return Math.min(Math.max(offBalance - Math.max(outstanding, 0), 0), letGo);
}

/** The rule that a refund breaks, if any. */
export function refundRule(
  refund: MinorUnits,
  due: MinorUnits,
  { most }: RefundRange,
): 'refund.due' | 'refund.paid' | undefined {
  if (refund > Math.abs(due)) return 'refund.due';
  return refund > most ? 'refund.paid' : undefined;
}

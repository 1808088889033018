import type { MinorUnits } from '../money/money.ts';

/** What a document came to, and how much of that was never paid; minor units. */
export interface PaidDocument {
  /** What it comes to now, after earlier returns. */
  total: MinorUnits;
  /** What is still to be paid of it. */
  outstanding: MinorUnits;
}

/** How much money may move when something comes back. */
export interface RefundRange {
  /** No more than this. */
  most: MinorUnits;
  /** What squares the document: what is left once its own unpaid part is off. */
  suggested: MinorUnits;
}

/**
 * The money of a return. `due` is what came back at its price; negative where the customer has to pay, since the phone that goes
 * back to him is worth more. Nobody is refunded what was never paid: that part comes off the balance. `inKind` is what was paid
 * with a phone that goes back as well.
 */
export function refundRange(
  due: MinorUnits,
  { total, outstanding }: PaidDocument,
  inKind: MinorUnits = 0,
): RefundRange {
  if (due <= 0) return { most: Math.abs(due), suggested: Math.abs(due) };
  const paid = Math.max(total - outstanding - inKind, 0);
  const most = Math.min(due, paid);
  return { most, suggested: Math.min(Math.max(due - outstanding, 0), most) };
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

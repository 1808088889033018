import type { MinorUnits } from '../money/money.ts';

/** The pool: one instalment from every share. */
export function committeePool(committee: { amount: MinorUnits; members: number }): MinorUnits {
  return committee.amount * committee.members;
}

import type { MinorUnits } from '../money/money.ts';

/** What whoever's turn it is takes: one share's instalment from every share. */
export function committeePool(committee: { amount: MinorUnits; members: number }): MinorUnits {
  return committee.amount * committee.members;
}

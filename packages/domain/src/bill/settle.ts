import type { Day } from '../day/day.ts';
import type { MinorUnits } from '../money/money.ts';

/** A bill with something left to pay. */
export interface OpenBill {
  id: string;
  dueDate: Day;
  /** Amount still to be paid. */
  rest: MinorUnits;
}

/** A payment or return with something left that no bill took: an advance. */
export interface FreeCredit {
  id: string;
  date: Day;
  /** Amount not yet used. */
  rest: MinorUnits;
}

/** The part of a credit that settles one target. */
export interface Allocation {
  creditId: string;
  /** A bill, or an advance of the other side that is given back. */
  target: 'bill' | 'credit';
  targetId: string;
  amount: MinorUnits;
}

/**
 * Settles bills with credits of the same side: the oldest credit first, the earliest due bill first. The rest
 * repays `advances` of the other side, oldest first, and what then remains stays an advance.
 */
export function settle(
  credits: readonly FreeCredit[],
  bills: readonly OpenBill[],
  advances: readonly FreeCredit[] = [],
): Allocation[] {
  const targets = [
    ...bills.toSorted(by((bill) => bill.dueDate)).map((bill) => ({ ...bill, target: 'bill' as const })),
    ...advances
      .toSorted(by((credit) => credit.date))
      .map((credit) => ({ ...credit, target: 'credit' as const })),
  ];
  const allocations: Allocation[] = [];
  let next = 0;
  for (const { id: creditId, rest } of credits.toSorted(by((credit) => credit.date))) {
    let left = rest;
    for (let target = targets[next]; target && left > 0; target = targets[next]) {
      const amount = Math.min(left, target.rest);
      if (amount > 0) allocations.push({ creditId, target: target.target, targetId: target.id, amount });
      left -= amount;
      target.rest -= amount;
      if (target.rest === 0) next += 1;
    }
  }
  return allocations;
}

/** By day, and by id within a day: ids are given out in the order of time, so that every machine finds the same order. */
function by<Item extends { id: string }>(dayOf: (item: Item) => Day): (a: Item, b: Item) => number {
  return (a, b) => compare(dayOf(a), dayOf(b)) || compare(a.id, b.id);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

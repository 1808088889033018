import type { Day } from '../day/day.ts';
import type { MinorUnits } from '../money/money.ts';
import { type OpenBill, settle } from './settle.ts';

/** A bill that is to be settled before all others, and by how much. */
export interface ChosenBill {
  billId: string;
  amount: MinorUnits;
}

/** The effect of a payment on one bill. */
export interface SettledBill {
  billId: string;
  /** The part of the payment used for this bill. */
  amount: MinorUnits;
  /** Amount still to be paid afterwards. */
  rest: MinorUnits;
}

/**
 * Settles the chosen bills with a payment, then the oldest due, as the books do. The rest first repays the
 * other side's advances (`paidAhead`), and what then remains is an advance.
 */
export function allocatePayment(
  { amount, date }: { amount: MinorUnits; date: Day },
  bills: readonly OpenBill[],
  { chosen = [], paidAhead = 0 }: { chosen?: readonly ChosenBill[]; paidAhead?: MinorUnits } = {},
): { settled: SettledBill[]; givenBack: MinorUnits; advance: MinorUnits } {
  const taken = new Map<string, MinorUnits>();
  let left = amount;
  for (const { billId, amount: wanted } of chosen) {
    const bill = bills.find(({ id }) => id === billId);
    if (!bill) continue;
    const part = Math.min(wanted, bill.rest - (taken.get(billId) ?? 0), left);
    if (part <= 0) continue;
    taken.set(billId, (taken.get(billId) ?? 0) + part);
    left -= part;
  }
  const open = bills.map((bill) => ({ ...bill, rest: bill.rest - (taken.get(bill.id) ?? 0) }));
  const others = left > 0 ? settle([{ id: 'payment', date, rest: left }], open) : [];
  for (const { targetId, amount: part } of others) {
    taken.set(targetId, (taken.get(targetId) ?? 0) + part);
    left -= part;
  }
  const settled = bills
    .filter(({ id }) => taken.has(id))
    .toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : one.dueDate > other.dueDate ? 1 : 0))
    .map(({ id, rest }) => {
      const part = taken.get(id) ?? 0;
      return { billId: id, amount: part, rest: rest - part };
    });
  const givenBack = Math.min(left, paidAhead);
  return { settled, givenBack, advance: left - givenBack };
}

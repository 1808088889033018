import type { Day, MinorUnits } from '@handset/domain';
import { type BillChoice, chosenBills, oldestFirst, type PaymentBill } from '../bills/billChoice.ts';

/** What BalanceAdjustment holds. */
export interface BalanceAdjustmentDraft {
  /** What stood open before the books began, or a debt that is let go. */
  kind: 'opening' | 'write-off';
  /** `in`: what the party owes us; `out`: what we owe the party. */
  direction: 'in' | 'out';
  /** Minor units, or null while nothing is typed. */
  amount: MinorUnits | null;
  /** Of a debt that is let go: which bills. */
  bills: BillChoice;
  /** `YYYY-MM-DD`, or empty. */
  date: Day | '';
  /** Of an opening balance: when it is to be paid. */
  dueDate: Day | '';
  note: string;
}

/** An opening balance of the day, that the party owes. */
export function emptyAdjustment(today: Day): BalanceAdjustmentDraft {
  return {
    kind: 'opening',
    direction: 'in',
    amount: null,
    bills: oldestFirst,
    date: today,
    dueDate: '',
    note: '',
  };
}

/** What the domain's `partyEntrySchema` parses. */
export function adjustmentInput(
  { bills, dueDate, ...entry }: BalanceAdjustmentDraft,
  open: readonly PaymentBill[],
) {
  if (entry.kind === 'opening') return { ...entry, dueDate };
  const chosen = chosenBills(bills, open);
  return { ...entry, ...(chosen && { bills: chosen }) };
}

/** What it does to the party's balance, in minor units: positive is owed to us. */
export function balanceChange({
  kind,
  direction,
  amount,
}: Pick<BalanceAdjustmentDraft, 'kind' | 'direction' | 'amount'>): MinorUnits {
  const owed = direction === 'in' ? (amount ?? 0) : -(amount ?? 0);
  return kind === 'opening' ? owed : -owed || 0;
}

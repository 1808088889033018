import type { Day, MinorUnits } from '@handset/domain';
import { type BillChoice, chosenBills, oldestFirst, type PaymentBill } from '../bills/billChoice.ts';

/** Values of BalanceAdjustment. */
export interface BalanceAdjustmentDraft {
  /** Opening balance or write-off. */
  kind: 'opening' | 'write-off';
  /** `in`: the party owes us; `out`: we owe the party. */
  direction: 'in' | 'out';
  /** Minor units, or null while nothing is typed. */
  amount: MinorUnits | null;
  /** The bills to write off. */
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

/** Builds the input of the domain's `partyEntrySchema`, with the balance that was shown. */
export function adjustmentInput(
  { bills, dueDate, ...entry }: BalanceAdjustmentDraft,
  open: readonly PaymentBill[],
  shown: MinorUnits | undefined,
) {
  if (entry.kind === 'opening') return { ...entry, dueDate };
  const chosen = chosenBills(bills, open);
  return { ...entry, expected: shown, ...(chosen && { bills: chosen }) };
}

/** Change of the party's balance in minor units. Positive is owed to us. */
export function balanceChange({
  kind,
  direction,
  amount,
}: Pick<BalanceAdjustmentDraft, 'kind' | 'direction' | 'amount'>): MinorUnits {
  const owed = direction === 'in' ? (amount ?? 0) : -(amount ?? 0);
  return kind === 'opening' ? owed : -owed || 0;
}

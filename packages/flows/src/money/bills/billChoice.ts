import { allocatePayment, type ChosenBill, type Day, type MinorUnits, type Side } from '@handset/domain';

/** A bill that a payment may settle. */
export interface PaymentBill {
  /** The document's `_id`. */
  _id: string;
  /** As the document is called: `INV-12`. */
  number: string;
  /** `receivable`: the party owes it to us; `payable`: we owe it to the party. */
  side: Side;
  dueDate: Day;
  /** Amount still to be paid, in minor units. */
  outstanding: MinorUnits;
}

/** The bills a payment settles, as the form stores them. */
export interface BillChoice {
  /** The oldest due first, or the chosen ones before them. */
  order: 'oldest' | 'chosen';
  /** Amount per chosen bill, by `_id`. Null while the field is empty. */
  amounts: Readonly<Record<string, MinorUnits | null>>;
}

export const oldestFirst: BillChoice = { order: 'oldest', amounts: {} };

/** The open bills of one side, the oldest due first. */
export function billsOfSide(bills: readonly PaymentBill[], direction: 'in' | 'out'): PaymentBill[] {
  const side: Side = direction === 'in' ? 'receivable' : 'payable';
  return bills
    .filter((bill) => bill.side === side && bill.outstanding > 0)
    .toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : one.dueDate > other.dueDate ? 1 : 0));
}

/** The chosen bills as the books take them, in the order of the bills; undefined where the oldest go first. */
export function chosenBills(
  { order, amounts }: BillChoice,
  bills: readonly PaymentBill[],
): { billId: string; amount: MinorUnits | null }[] | undefined {
  if (order === 'oldest') return undefined;
  const chosen = bills
    .filter(({ _id }) => _id in amounts)
    .map(({ _id }) => ({ billId: _id, amount: amounts[_id] ?? null }));
  return chosen.length > 0 ? chosen : undefined;
}

/** Computes how a payment settles the bills, and the rest that no bill takes. */
export function allocationOf(
  payment: { amount: MinorUnits; date: Day },
  bills: readonly PaymentBill[],
  choice: BillChoice,
  paidAhead: MinorUnits,
) {
  const chosen = (chosenBills(choice, bills) ?? []).filter(
    (bill): bill is ChosenBill => bill.amount !== null && bill.amount > 0,
  );
  const open = bills.map(({ _id, dueDate, outstanding }) => ({ id: _id, dueDate, rest: outstanding }));
  return allocatePayment(payment, open, { chosen, paidAhead });
}

/** A choice without the bills that are no longer open. */
export function amongOpen({ order, amounts }: BillChoice, bills: readonly PaymentBill[]): BillChoice {
  const open = new Set(bills.map(({ _id }) => _id));
  return { order, amounts: Object.fromEntries(Object.entries(amounts).filter(([id]) => open.has(id))) };
}

/** Ticks or unticks a bill. A ticked bill takes the rest of the amount, or its full open amount. */
export function withBill(
  choice: BillChoice,
  bill: PaymentBill,
  { isChosen, amount }: { isChosen: boolean; amount: MinorUnits | null },
): BillChoice {
  const { [bill._id]: _, ...others } = choice.amounts;
  if (!isChosen) return { ...choice, amounts: others };
  const taken = Object.values(others).reduce<number>((sum, part) => sum + (part ?? 0), 0);
  const left = amount === null ? bill.outstanding : amount - taken;
  return {
    ...choice,
    amounts: { ...others, [bill._id]: left > 0 ? Math.min(left, bill.outstanding) : bill.outstanding },
  };
}

/** Sum of the chosen bills. */
export function chosenTotal({ amounts }: BillChoice): MinorUnits {
  return Object.values(amounts).reduce<number>((sum, part) => sum + (part ?? 0), 0);
}

/** Maps a path of the schema to the field that shows its error. */
export function billField(path: string, choice: BillChoice, bills: readonly PaymentBill[]): string {
  const [head, index] = path.split('.');
  if (head !== 'bills') return path;
  const billId = index === undefined ? undefined : chosenBills(choice, bills)?.[Number(index)]?.billId;
  return billId === undefined ? 'bills.order' : `bills.amounts.${billId}`;
}

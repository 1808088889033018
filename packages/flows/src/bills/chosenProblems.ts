import type { MinorUnits } from '@handset/domain';
import type { BillChoice, PaymentBill } from './billChoice.ts';

/** What is wrong with the chosen bills, by field: none can take more than is open of it. */
export function chosenProblems(
  choice: BillChoice,
  bills: readonly PaymentBill[],
  onlyOpen: (rest: MinorUnits) => string,
): Record<string, string> {
  if (choice.order === 'oldest') return {};
  return Object.fromEntries(
    bills
      .filter(({ _id, outstanding }) => (choice.amounts[_id] ?? 0) > outstanding)
      .map(({ _id, outstanding }) => [`bills.amounts.${_id}`, onlyOpen(outstanding)]),
  );
}

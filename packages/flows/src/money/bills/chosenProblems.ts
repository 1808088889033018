import type { MinorUnits } from '@handset/domain';
import type { BillChoice, PaymentBill } from './billChoice.ts';

/** Errors of the chosen bills by field. No bill may take more than its open amount. */
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

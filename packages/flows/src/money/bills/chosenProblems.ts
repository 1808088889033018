import type { MinorUnits } from '@handset/domain';
import type { BillChoice, PaymentBill } from './billChoice.ts';

interface ProblemWords {
  onlyOpen: (rest: MinorUnits) => string;
  notAmongOpen: string;
}

/** Errors of the chosen bills by field. Each must be open, and takes no more than its open amount. */
export function chosenProblems(
  { order, amounts }: BillChoice,
  bills: readonly PaymentBill[],
  { onlyOpen, notAmongOpen }: ProblemWords,
): Record<string, string> {
  if (order === 'oldest') return {};
  const isGone = Object.keys(amounts).some((id) => !bills.some(({ _id }) => _id === id));
  const tooMuch = bills.filter(({ _id, outstanding }) => (amounts[_id] ?? 0) > outstanding);
  return {
    ...(isGone && { 'bills.order': notAmongOpen }),
    ...Object.fromEntries(
      tooMuch.map(({ _id, outstanding }) => [`bills.amounts.${_id}`, onlyOpen(outstanding)]),
    ),
  };
}

import { WALK_IN_NAME } from '@handset/domain';
import { phoneOf } from '../../stock/units/UnitLine.tsx';
import type { SaleDraft } from './saleDraft.ts';

/** The name of an unfinished sale: its own, else that of its customer, or of a walk-in's first phone. Undefined if it has none of these. */
export function saleName({ parkedAs, customerName, addedImeis }: SaleDraft): string | undefined {
  const [first] = addedImeis;
  const phone = first && phoneOf(first);
  return parkedAs || (customerName === WALK_IN_NAME ? (phone ?? customerName) : customerName || phone);
}

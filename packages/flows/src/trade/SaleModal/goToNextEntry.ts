import { goToField } from '../../form/goToField.ts';
import type { EntityValue } from '../../money/EntityPicker/entity.ts';
import { isCustomerMissing } from './saleDraft.ts';

/**
 * Moves focus from the phones to the next part to fill in: the customer, the exchanged phone, the credit, or else
 * the payment.
 */
export function goToNextEntry(from: Element, entity: EntityValue): void {
  const form = from.closest('form');
  if (isCustomerMissing(entity) && goToCustomer(form, entity)) return;
  const names = ['exchangePhoneDetail.companyName', 'payableAmountNow', 'pocketCash'];
  names.some((name) => goToField(form, name));
}

/** Moves focus to the customer. Returns whether there is a field for one. */
export function goToCustomer(form: Element | null, { mode }: EntityValue): boolean {
  return goToField(form, mode === 'existing' ? 'entity._id' : 'entity.name');
}

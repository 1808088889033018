import { addDays, isDay, type Person, type SellingType } from '@handset/domain';
import { customerOf, type SaleValues } from './saleDraft.ts';

/** Days until the rest of a sale on credit is due, unless another day is chosen. */
const USUAL_TERM = 15;

/** Sells in another way. Credit and exchange ask for a person, and credit for a day. */
export function changeSellingType(
  { getValues, setValue }: SaleValues,
  sellingType: SellingType,
  walkIn: Person | undefined,
): void {
  setValue('sellingType', sellingType);
  const { entity, saleDate, payableAmountLaterDate } = getValues();
  setValue('entity', customerOf(sellingType, entity, walkIn));
  if (sellingType === 'Credit' && payableAmountLaterDate === '' && isDay(saleDate))
    setValue('payableAmountLaterDate', addDays(saleDate, USUAL_TERM));
}

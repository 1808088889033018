import type { ImeiRecord } from '@handset/domain';
import type { DispatchDraft, SaleDraft } from '@handset/flows';

/** Adds a phone to a sale at its demand price, else its final price. Returns the same sale if the phone is already on it. */
export function addPhoneToSale(phone: ImeiRecord, sale: SaleDraft): SaleDraft {
  if (sale.addedImeis.some(({ _id }) => _id === phone._id)) return sale;
  const price = phone.demandPrice ?? phone.finalPrice;
  return {
    ...sale,
    addedImeis: [...sale.addedImeis, phone],
    imeiPrices: [...sale.imeiPrices, { imei: phone.imei1, price }],
  };
}

/** Adds phones at the top of a dispatch, keeping the rest of the draft. */
export function addPhonesToDispatch(
  phones: readonly ImeiRecord[],
  kept: Partial<DispatchDraft> = {},
): Partial<DispatchDraft> {
  const { units = [] } = kept;
  const added = phones.filter(({ _id }) => !units.some(({ unit }) => unit._id === _id));
  return { ...kept, units: [...added.map((unit) => ({ unit, price: null })), ...units] };
}

import type { ImeiRecord } from '@handset/domain';
import type { DispatchDraft, SaleDraft } from '@handset/flows';

/** A sale with a phone on it, at the price that is asked for it; the same sale where it is on it already. */
export function saleWith(phone: ImeiRecord, sale: SaleDraft): SaleDraft {
  if (sale.addedImeis.some(({ _id }) => _id === phone._id)) return sale;
  const price = phone.finalPrice ?? phone.demandPrice;
  return {
    ...sale,
    addedImeis: [...sale.addedImeis, phone],
    imeiPrices: [...sale.imeiPrices, { imei: phone.imei1, price }],
  };
}

/** A dispatch that begins with phones, the first of them on top; what was kept of another one goes on. */
export function dispatchWith(
  phones: readonly ImeiRecord[],
  kept: Partial<DispatchDraft> = {},
): Partial<DispatchDraft> {
  const { units = [] } = kept;
  const added = phones.filter(({ _id }) => !units.some(({ unit }) => unit._id === _id));
  return { ...kept, units: [...added.map((unit) => ({ unit, price: null })), ...units] };
}

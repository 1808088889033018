import type { ImeiRecord } from '@handset/domain';
import type { SaleDraft } from '@handset/flows';

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

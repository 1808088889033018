import { useSale } from '@handset/api-client/swr';
import type { PhoneDetail, SaleDetail } from '@handset/domain';

/** The sale that a phone is sold on. */
export interface SaleOfPhone {
  sale: SaleDetail | undefined;
  /** The price of the phone on that sale. */
  price: number | null;
  /** The last day of the shop's warranty. */
  warrantyEnd: string | null;
}

/** The sale that a phone is sold on; everything is empty while it is not sold. */
export function useSaleOfPhone(phone: PhoneDetail): SaleOfPhone {
  const { data: sale } = useSale(phone.saleId);
  const unit = sale?.units.find(({ _id }) => _id === phone._id);
  return { sale, price: unit?.price ?? null, warrantyEnd: unit?.warrantyEnd ?? null };
}

import { useSale } from '@handset/api-client/swr';
import type { PhoneDetail, SaleDetail } from '@handset/domain';

/** The sale that a phone is sold on, and the last day of the shop's warranty. */
export function useSaleOf(phone: PhoneDetail): { sale: SaleDetail | undefined; warrantyEnd: string | null } {
  const { data: sale } = useSale(phone.saleId);
  const unit = sale?.units.find(({ _id }) => _id === phone._id);
  return { sale, warrantyEnd: unit?.warrantyEnd ?? null };
}

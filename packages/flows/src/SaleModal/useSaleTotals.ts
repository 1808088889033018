import type { SaleTotals } from '@handset/domain';
import { useWatch } from 'react-hook-form';
import { type SaleDraft, totalsOfDraft } from './saleDraft.ts';

const inputs = [
  'imeiPrices',
  'accessories',
  'sellingType',
  'payableAmountNow',
  'exchangePhoneDetail',
] as const;

/** What the sale comes to so far, kept up with the form. */
export function useSaleTotals(): SaleTotals {
  const [imeiPrices, accessories, sellingType, payableAmountNow, exchangePhoneDetail] = useWatch<
    SaleDraft,
    typeof inputs
  >({ name: inputs });
  return totalsOfDraft({ imeiPrices, accessories, sellingType, payableAmountNow, exchangePhoneDetail });
}

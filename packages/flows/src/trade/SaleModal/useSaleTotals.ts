import type { SaleTotals } from '@handset/domain';
import { useWatch } from 'react-hook-form';
import { type SaleDraft, totalsOfDraft } from './saleDraft.ts';

const inputs = [
  'imeiPrices',
  'accessories',
  'sellingType',
  'payableAmountNow',
  'isPartOnCredit',
  'exchangePhoneDetail',
] as const;

/** Totals of the sale so far, following the form. */
export function useSaleTotals(): SaleTotals {
  const [imeiPrices, accessories, sellingType, payableAmountNow, isPartOnCredit, exchangePhoneDetail] =
    useWatch<SaleDraft, typeof inputs>({ name: inputs });
  return totalsOfDraft({
    imeiPrices,
    accessories,
    sellingType,
    payableAmountNow,
    isPartOnCredit,
    exchangePhoneDetail,
  });
}

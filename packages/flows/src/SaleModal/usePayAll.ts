import { type SaleValues, totalsOfDraft } from './saleDraft.ts';

/** Puts the whole of what is due now into pocket cash, or takes it from there. */
export function usePayAll({ getValues, setValue }: SaleValues): () => void {
  return () => {
    const due = Math.abs(totalsOfDraft(getValues()).now);
    if (due === 0) return;
    setValue('bankAccountUsed', '');
    setValue('bankName', '');
    setValue('accountCash', 0);
    setValue('pocketCash', due);
  };
}

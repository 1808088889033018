import type { PaymentSplit } from '@handset/domain';
import type { BankAccount } from '../../form/embedding.ts';
import { wholePayment } from '../../money/WalletTransaction/paymentSplit.ts';
import { isPaidInCash, type SaleValues, totalsOfDraft } from './saleDraft.ts';

/** Ways to set the payment of a sale. */
export interface SalePaymentActions {
  choose: (split: PaymentSplit | null) => void;
  /** Pays all that is due now through a bank, or through pocket cash. */
  payAll: (bankId: string | undefined) => void;
  /** Whether all that is due now is paid in cash. */
  isAllInCash: () => boolean;
}

/** The payment of a sale, which its form holds in fields of the contract. */
export function useSalePayment(
  { getValues, setValue }: SaleValues,
  banks: readonly BankAccount[],
): SalePaymentActions {
  const choose = (split: PaymentSplit | null) => {
    const id = split?.bankAccountUsed ?? '';
    const { bankAccountUsed, bankName } = getValues();
    const bank = banks.find(({ _id }) => _id === id);
    setValue('bankAccountUsed', id);
    // The bank of a draft may not be in the list yet.
    setValue('bankName', bank?.bankName ?? (id === bankAccountUsed ? bankName : ''));
    setValue('accountCash', split?.accountCash ?? null);
    setValue('pocketCash', split?.pocketCash ?? null);
  };
  const payAll = (bankId: string | undefined) => {
    const due = Math.abs(totalsOfDraft(getValues()).now);
    if (due > 0) choose(wholePayment(due, bankId));
  };
  const isAllInCash = () => {
    const draft = getValues();
    const { now } = totalsOfDraft(draft);
    return isPaidInCash(draft, now) && draft.pocketCash === now;
  };
  return { choose, payAll, isAllInCash };
}

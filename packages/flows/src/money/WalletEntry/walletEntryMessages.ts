import type { WalletReason } from '@handset/domain';
import { defineMessages } from '@handset/ui';

const en = {
  title: 'Wallet Entry',
  confirm: 'Record entry',
  confirmTitle: {
    in: (amount: string, account: string) => `Put ${amount} into ${account}?`,
    out: (amount: string, account: string) => `Take ${amount} out of ${account}?`,
  },
  direction: 'Direction',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  account: 'Account',
  reasons: {
    opening: 'Opening balance',
    capital: 'Capital put in',
    drawing: 'Owner’s drawings',
    adjustment: 'Adjustment after a count',
  } as Record<WalletReason, string>,
  ownerOnly: (reason: string) => `${reason} (only the owner)`,
};

/** The words of WalletEntry. */
export type WalletEntryMessages = typeof en;

const ur: WalletEntryMessages = {
  title: 'والٹ اندراج',
  confirm: 'اندراج کریں',
  confirmTitle: {
    in: (amount, account) => `${account} میں ${amount} ڈالیں؟`,
    out: (amount, account) => `${account} سے ${amount} نکالیں؟`,
  },
  direction: 'سمت',
  moneyIn: 'رقم آئی',
  moneyOut: 'رقم گئی',
  account: 'اکاؤنٹ',
  reasons: {
    opening: 'ابتدائی بیلنس',
    capital: 'سرمایہ ڈالا',
    drawing: 'مالک نے نکالا',
    adjustment: 'گنتی کے بعد درستی',
  },
  ownerOnly: (reason) => `${reason} (صرف مالک)`,
};

export const walletEntryMessages = defineMessages({ name: 'walletEntry', en, ur });

import type { WalletReason } from '@handset/domain';
import type { Catalogue } from '../messages/catalogue.ts';

const en = {
  title: 'Wallet Entry',
  confirm: 'Record entry',
  direction: 'Direction',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  account: 'Account',
  reasons: {
    opening: 'Opening balance',
    capital: 'Capital put in',
    drawing: 'Owner drawing',
    adjustment: 'Adjustment after a count',
  } as Record<WalletReason, string>,
};

/** The words of WalletEntry. */
export type WalletEntryMessages = typeof en;

const ur: WalletEntryMessages = {
  title: 'والٹ اندراج',
  confirm: 'اندراج کریں',
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
};

export const walletEntryMessages: Catalogue<'walletEntry'> = { name: 'walletEntry', en, ur };

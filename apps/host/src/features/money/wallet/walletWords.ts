import { defineMessages } from '@handset/ui';

const en = {
  total: 'In all',
  addBank: 'Add bank account',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  transfer: 'Transfer',
  noBanks: 'No bank accounts yet',
  noBanksText: 'Add the accounts that customers pay into and suppliers are paid from.',
  ownerOnly: 'Only the owner of the shop may do this',
  accountTypes: { Current: 'Current', Saving: 'Saving', Wallet: 'Wallet', Card: 'Card' } as Record<
    string,
    string
  >,
};

/** The words of the wallet and its accounts. */
export const walletWords = defineMessages({
  en,
  ur: {
    total: 'کل',
    addBank: 'بینک اکاؤنٹ شامل کریں',
    deposit: 'رقم ڈالیں',
    withdraw: 'رقم نکالیں',
    transfer: 'منتقلی',
    noBanks: 'ابھی کوئی بینک اکاؤنٹ نہیں',
    noBanksText: 'وہ اکاؤنٹ شامل کریں جن میں گاہک رقم دیتے ہیں اور جن سے ادائیگی ہوتی ہے۔',
    ownerOnly: 'یہ صرف دکان کا مالک کر سکتا ہے',
    accountTypes: { Current: 'کرنٹ', Saving: 'سیونگ', Wallet: 'والٹ', Card: 'کارڈ' },
  },
});

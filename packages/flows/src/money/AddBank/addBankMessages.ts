import { defineMessages } from '@handset/ui';

const en = {
  title: 'Add Bank',
  name: 'Bank name',
  accountType: 'Account type',
  accountTypes: { Current: 'Current', Saving: 'Saving', Wallet: 'Wallet', Card: 'Card' },
  openingBalance: 'Opening balance',
};

/** The words of AddBank. */
export type AddBankMessages = typeof en;

const ur: AddBankMessages = {
  title: 'بینک شامل کریں',
  name: 'بینک کا نام',
  accountType: 'اکاؤنٹ کی قسم',
  accountTypes: { Current: 'کرنٹ', Saving: 'سیونگ', Wallet: 'والٹ', Card: 'کارڈ' },
  openingBalance: 'ابتدائی بیلنس',
};

export const addBankMessages = defineMessages({ name: 'addBank', en, ur });

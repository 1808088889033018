import type { WalletMethod } from '@handset/domain';
import { defineMessages } from '@handset/ui';

const en = {
  method: 'Payment method',
  methods: { wallet: 'Pocket Cash', bank: 'Bank', both: 'Both' } as Record<WalletMethod, string>,
  bank: 'Bank account',
  fromBank: 'Amount from bank',
  toBank: 'Amount to bank',
  rest: (amount: string) => `The other ${amount} is pocket cash`,
  loadingBanks: 'The bank accounts are being loaded',
  noBanks: 'No bank account has been added yet',
};

/** The words of a payment's source. */
export type WalletSourceMessages = typeof en;

const ur: WalletSourceMessages = {
  method: 'ادائیگی کا طریقہ',
  methods: { wallet: 'جیب کی نقدی', bank: 'بینک', both: 'دونوں' },
  bank: 'بینک اکاؤنٹ',
  fromBank: 'بینک سے رقم',
  toBank: 'بینک میں رقم',
  rest: (amount) => `باقی ${amount} جیب کی نقدی ہے`,
  loadingBanks: 'بینک اکاؤنٹ لوڈ ہو رہے ہیں',
  noBanks: 'ابھی کوئی بینک اکاؤنٹ شامل نہیں کیا گیا',
};

export const walletSourceMessages = defineMessages({ name: 'walletSource', en, ur });

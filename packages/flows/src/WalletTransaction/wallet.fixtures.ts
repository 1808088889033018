import type { PaymentSplit } from '@handset/domain';
import type { BankAccount } from '../embedding/embedding.ts';

export const hbl: BankAccount = {
  _id: '01934f00-0000-7000-8000-000000000701',
  bankName: 'HBL',
  accountType: 'Current',
  balance: 5_000_000,
};

export const jazzCash: BankAccount = {
  _id: '01934f00-0000-7000-8000-000000000702',
  bankName: 'JazzCash',
  accountType: 'Wallet',
  balance: 800_000,
};

/** Rs 45,000 of which HBL pays Rs 20,000. */
export const both: PaymentSplit = {
  pocketCash: 2_500_000,
  accountCash: 2_000_000,
  bankAccountUsed: hbl._id,
};

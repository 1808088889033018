import type { PaymentSplit } from '@handset/domain';
import type { BankAccount } from '../../form/embedding.ts';

export const hbl: BankAccount = {
  _id: '17',
  bankName: 'HBL',
  accountType: 'Current',
  balance: 5_000_000,
};

export const jazzCash: BankAccount = {
  _id: 'p2',
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

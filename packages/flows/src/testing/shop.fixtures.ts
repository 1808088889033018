import type { Accessory, Company } from '@handset/domain';
import type { BankAccount, Party } from '../form/embedding.ts';
import type { PaymentBill } from '../money/bills/billChoice.ts';

// Ids as a page may have them: any text that is not empty.
const id = (number: number) => `b/${number}`;

/** The shop's day in stories and tests. */
export const today = '2026-11-21';

export const companies: Company[] = ['Samsung', 'Apple', 'Infinix', 'Tecno'].map((name, index) => ({
  _id: id(100 + index),
  name,
}));

/** Owes nothing. */
export const ali: Party = {
  _id: id(300),
  name: 'Ali Raza',
  number: '+923001234567',
  reference: 'Hall Road',
  balance: 0,
};

/** We owe him Rs 45,000. */
export const dealer: Party = {
  _id: id(301),
  name: 'Bilal Traders',
  number: '+923214567890',
  reference: 'Dealer',
  balance: -45_000_00,
};

/** Owes us Rs 12,000. */
export const customer: Party = {
  _id: id(302),
  name: 'Sana Iqbal',
  number: '+923339876543',
  reference: 'Neighbour',
  balance: 12_000_00,
};

export const parties: Party[] = [ali, dealer, customer];

/** Sana Iqbal's debts, by bill. */
export const openBills: PaymentBill[] = [
  { _id: id(501), number: 'INV-31', side: 'receivable', dueDate: '2026-11-05', outstanding: 8_000_00 },
  { _id: id(502), number: 'INV-47', side: 'receivable', dueDate: '2026-12-05', outstanding: 4_000_00 },
];

export const hbl: BankAccount = {
  _id: id(400),
  bankName: 'HBL',
  accountType: 'Current',
  balance: 350_000_00,
};
export const jazzCash: BankAccount = {
  _id: id(401),
  bankName: 'JazzCash',
  accountType: 'Wallet',
  balance: 18_000_00,
};

/** The till and two banks. */
export const money = { banks: { items: [hbl, jazzCash] }, pocketBalance: 90_000_00 };

export const charger: Pick<Accessory, '_id' | 'accessoryName' | 'quantity'> = {
  _id: id(600),
  accessoryName: 'Charger 25 W',
  quantity: 12,
};

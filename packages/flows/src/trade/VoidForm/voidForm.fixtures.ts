import type { BankAccount } from '../../form/embedding.ts';
import type { VoidablePurchase, VoidableSale } from './voidSubject.ts';

// Ids as a page may have them: any text that is not empty.
const id = (number: number) => `p${number}`;

const hbl = { _id: id(400), bankName: 'HBL', accountType: 'Current' };
export const banks: BankAccount[] = [{ ...hbl, balance: 35_000_000 }];
export const money = { banks: { items: banks }, pocketBalance: 9_000_000 };

/** Two phones and two covers on credit, a part of it paid into the till and a bank. */
export const sale: VoidableSale = {
  _id: id(600),
  invoiceNumber: 'INV-12',
  status: 'posted',
  date: '2026-11-20',
  person: { _id: id(300), name: 'Ali Raza', number: '+923001234567', reference: '', balance: 4_000_000 },
  units: [{ _id: id(501) }, { _id: id(502) }],
  accessories: [
    {
      _id: id(901),
      accessoryName: 'Cover',
      quantity: 2,
      returnedQuantity: 0,
      price: 50_000,
      amount: 100_000,
    },
  ],
  exchange: null,
  pocketCash: 2_000_000,
  accountCash: 1_000_000,
  bank: hbl,
  moneyOut: false,
  payableLater: 4_000_000,
};

/** A dearer phone was taken in: the shop paid the difference. */
export const exchangeSale: VoidableSale = {
  ...sale,
  units: [{ _id: id(501) }],
  accessories: [],
  exchange: { companyName: 'Apple', modelName: 'iPhone 11' },
  pocketCash: 2_500_000,
  accountCash: 0,
  bank: null,
  moneyOut: true,
  payableLater: 0,
};

/** One phone, half of it owed to the supplier. */
export const purchase: VoidablePurchase = {
  _id: id(800),
  slipNumber: 'P-31',
  status: 'posted',
  date: '2026-11-20',
  person: {
    _id: id(310),
    name: 'Bilal Traders',
    number: '+923214567890',
    reference: '',
    balance: -2_500_000,
  },
  units: [{ _id: id(510), state: 'in-stock' }],
  pocketCash: 2_500_000,
  accountCash: 0,
  bank: null,
  payableLater: 2_500_000,
};

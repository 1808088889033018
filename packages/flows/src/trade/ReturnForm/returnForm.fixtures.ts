import { withCheckDigit } from '@handset/domain';
import type { BankAccount, Party } from '../../form/embedding.ts';
import { emptyReturnDraft, type ReturnDraft } from './returnDraft.ts';
import { type ReturnPurchase, type ReturnSale, subjectOfPurchase, subjectOfSale } from './returnSubject.ts';

// Ids as a page may have them: any text that is not empty.
const id = (number: number) => String(number);

export const today = '2026-11-21';

export const banks: BankAccount[] = [
  { _id: id(400), bankName: 'HBL', accountType: 'Current', balance: 35_000_000 },
];
export const money = { banks: { items: banks }, pocketBalance: 9_000_000 };

const ali: Party = {
  _id: id(300),
  name: 'Ali Raza',
  number: '+923001234567',
  reference: 'Walk-in',
  balance: 0,
};

type SaleUnit = ReturnSale['units'][number];
function sold(number: number, facts: Partial<SaleUnit> = {}): SaleUnit {
  return {
    _id: id(500 + number),
    imei1: withCheckDigit(`3569380${String(number).padStart(7, '0')}`),
    imei2: null,
    companyName: 'Samsung',
    modelName: 'Galaxy A15',
    ramMemory: '8/256',
    color: 'Blue',
    price: 6_000_000,
    returned: null,
    ...facts,
  };
}

export const a15 = sold(1, { imei1: '356938035643809', imei2: '490154203237518' });
export const hot = sold(2, { companyName: 'Infinix', modelName: 'Hot 40', price: 3_500_000 });
export const backAlready = sold(3, {
  modelName: 'Galaxy S23',
  returned: { _id: id(700), date: '2026-11-19' },
});
export const coverId = id(901);

/** Two phones and three covers, paid in full; another phone came back before. */
export const sale: ReturnSale = {
  _id: id(600),
  invoiceNumber: 'INV-12',
  date: '2026-11-18',
  status: 'part-returned',
  person: ali,
  received: 9_650_000,
  outstanding: 0,
  units: [a15, hot, backAlready],
  accessories: [
    {
      _id: coverId,
      accessoryName: 'Cover',
      quantity: 3,
      returnedQuantity: 0,
      price: 50_000,
      amount: 150_000,
    },
  ],
  exchange: null,
};

/** One phone on credit: a third was paid, the rest is owed. */
export const creditSale: ReturnSale = {
  ...sale,
  status: 'posted',
  person: { ...ali, balance: 4_000_000 },
  received: 2_000_000,
  outstanding: 4_000_000,
  units: [a15],
  accessories: [],
};

/** One phone against an older one and Rs 20,000. */
export const exchangeSale: ReturnSale = {
  ...creditSale,
  person: ali,
  received: 6_000_000,
  outstanding: 0,
  exchange: {
    imei1: '352099001761481',
    companyName: 'Apple',
    modelName: 'iPhone 11',
    value: 4_000_000,
    isReturned: false,
  },
};

/** The phone that was taken in was the dearer one: the shop paid the difference. */
export const dearerExchangeSale: ReturnSale = {
  ...exchangeSale,
  exchange: exchangeSale.exchange && { ...exchangeSale.exchange, value: 8_500_000 },
};

type PurchaseUnit = ReturnPurchase['units'][number];
export function bought(number: number, facts: Partial<PurchaseUnit> = {}): PurchaseUnit {
  return {
    _id: id(1500 + number),
    imei1: withCheckDigit(`3569381${String(number).padStart(7, '0')}`),
    imei2: null,
    companyName: 'Samsung',
    modelName: 'Galaxy A35',
    ramMemory: '8/256',
    color: 'Navy',
    state: 'in-stock',
    purchasePrice: 5_000_000,
    ...facts,
  };
}

/** Four phones, half of it owed; one is sold, one is out. */
export const purchase: ReturnPurchase = {
  _id: id(800),
  slipNumber: 'P-31',
  date: '2026-11-10',
  status: 'posted',
  person: {
    _id: id(310),
    name: 'Bilal Traders',
    number: '+923214567890',
    reference: 'Dealer',
    balance: -10_000_000,
  },
  paid: 10_000_000,
  outstanding: 10_000_000,
  units: [bought(1), bought(2), bought(3, { state: 'sold' }), bought(4, { state: 'dispatched' })],
};

/** The same, nothing owed. */
export const paidPurchase: ReturnPurchase = {
  ...purchase,
  person: { ...purchase.person, balance: 0 },
  paid: 20_000_000,
  outstanding: 0,
};

/** A lot of so many phones. */
export function lot(count: number): ReturnPurchase {
  return {
    ...paidPurchase,
    paid: count * 5_000_000,
    units: Array.from({ length: count }, (_, index) => bought(index + 1)),
  };
}

const emptySale = emptyReturnDraft(subjectOfSale(sale), today);

/** One phone and two covers come back; the money goes out of the till. */
export const saleDraft: ReturnDraft = {
  ...emptySale,
  units: [a15._id],
  accessories: [{ _id: coverId, quantity: 2 }],
  reason: 'Screen flickers',
  payment: { pocketCash: 6_100_000, accountCash: 0 },
};

/** The phone of the sale on credit comes back. */
export const creditDraft: ReturnDraft = {
  ...emptyReturnDraft(subjectOfSale(creditSale), today),
  reason: 'Changed his mind',
  payment: { pocketCash: 2_000_000, accountCash: 0 },
};

/** One phone goes back to the supplier. */
export const purchaseDraft: ReturnDraft = {
  ...emptyReturnDraft(subjectOfPurchase(purchase), today),
  units: [bought(1)._id],
  reason: 'Dead on arrival',
};

import { type BulkPurchase, type Company, type Model, withCheckDigit } from '@handset/domain';
import type { BankAccount, Party } from '../../form/embedding.ts';
import { type BulkDraft, type BulkUnit, blankUnit, emptyBulkDraft } from './bulkDraft.ts';

// Ids as a page may have them: any text that is not empty.
const id = (number: number) => `652f1c0a9b1e8a00${number.toString(16).padStart(8, '0')}`;

export const today = '2026-11-21';

/** An IMEI of its own for each number. */
export const imeiOf = (number: number): string =>
  withCheckDigit(`35693803${String(number).padStart(6, '0')}`);

export const companies: Company[] = ['Samsung', 'Infinix', 'Tecno'].map((name, index) => ({
  _id: id(100 + index),
  name,
}));

export const models: Model[] = [
  { _id: id(200), name: 'Galaxy A15', companyId: id(100) },
  { _id: id(201), name: 'Galaxy A35', companyId: id(100) },
  { _id: id(202), name: 'Hot 40', companyId: id(101) },
];

export const parties: Party[] = [
  { _id: id(300), name: 'Ali Traders', number: '+923001234567', reference: 'Hall Road', balance: 0 },
  { _id: id(301), name: 'Bilal Traders', number: '+923214567890', reference: 'Dealer', balance: -4_500_000 },
];

export const banks: BankAccount[] = [
  { _id: id(400), bankName: 'HBL', accountType: 'Current', balance: 350_000_000 },
  { _id: id(401), bankName: 'JazzCash', accountType: 'Wallet', balance: 1_800_000 },
];

/** A phone that the shop has already. */
export const stocked = { imei1: imeiOf(900_001), imei2: imeiOf(900_002) };

export const lists = {
  companies: { items: companies },
  models: { items: models },
  parties: { items: parties },
  banks: { items: banks },
  pocketBalance: 90_000_000,
  stock: { items: [stocked] },
};

const unit = (number: number, color = ''): BulkUnit => ({ ...blankUnit(), imei1: imeiOf(number), color });
const dualUnit = (number: number, color = ''): BulkUnit => ({
  ...unit(number, color),
  imei2: imeiOf(number + 1000),
  batteryHealth: 100,
});

/** A lot that is complete: two models, paid in full from the till. */
export const filledDraft: BulkDraft = {
  ...emptyBulkDraft(today),
  entity: { mode: 'existing', _id: id(300), name: '', number: '', reference: '' },
  entries: [
    {
      id: '1',
      companyName: 'Samsung',
      modelName: 'Galaxy A15',
      ramMemory: '6/128',
      simOption: 'Dual SIM',
      batteryHealth: null,
      priceOfOne: 4_200_000,
      units: [dualUnit(1, 'Blue'), dualUnit(2, 'Blue'), dualUnit(3, 'Black')],
    },
    {
      id: '2',
      companyName: 'Infinix',
      modelName: 'Hot 40',
      ramMemory: '8/256',
      simOption: 'Single SIM',
      batteryHealth: null,
      priceOfOne: 3_100_000,
      units: [unit(11, 'Gold'), unit(12)],
    },
  ],
  prices: { dealerPrice: 19_500_000, lp: 0, lifting: 300_000, activation: 250_000, promo: 0 },
  payment: { pocketCash: 18_800_000, accountCash: 0 },
};

/** The value that the complete lot is submitted as. */
export const filledLot: BulkPurchase = {
  partyName: 'Ali Traders',
  entityData: { _id: id(300), name: 'Ali Traders', number: undefined },
  date: today,
  purchasePaymentType: 'full-payment',
  purchasePaymentStatus: 'paid',
  creditPaymentData: undefined,
  bankAccountUsed: undefined,
  amountFromBank: 0,
  amountFromPocket: 18_800_000,
  prices: {
    dealerPrice: 19_500_000,
    buyingPrice: 18_800_000,
    lp: 0,
    lifting: 300_000,
    activation: 250_000,
    promo: 0,
  },
  ramSimDetails: [
    {
      companyName: 'Samsung',
      modelName: 'Galaxy A15',
      ramMemory: '6/128',
      simOption: 'Dual SIM',
      batteryHealth: undefined,
      priceOfOne: 4_200_000,
      quantity: 3,
      imeiNumbers: [
        { imei1: imeiOf(1), imei2: imeiOf(1001), color: 'Blue', batteryHealth: 100 },
        { imei1: imeiOf(2), imei2: imeiOf(1002), color: 'Blue', batteryHealth: 100 },
        { imei1: imeiOf(3), imei2: imeiOf(1003), color: 'Black', batteryHealth: 100 },
      ],
    },
    {
      companyName: 'Infinix',
      modelName: 'Hot 40',
      ramMemory: '8/256',
      simOption: 'Single SIM',
      batteryHealth: undefined,
      priceOfOne: 3_100_000,
      quantity: 2,
      imeiNumbers: [
        { imei1: imeiOf(11), imei2: undefined, color: 'Gold', batteryHealth: undefined },
        { imei1: imeiOf(12), imei2: undefined, color: undefined, batteryHealth: undefined },
      ],
    },
  ],
};

/** A lot on credit: part of it stays owed to a dealer. */
export const creditDraft: BulkDraft = {
  ...filledDraft,
  entity: { ...filledDraft.entity, _id: id(301) },
  purchasePaymentType: 'credit',
  creditPaymentData: { payableAmountNow: 8_800_000, dateOfPayment: '2026-12-21' },
  payment: { pocketCash: 800_000, accountCash: 8_000_000, bankAccountUsed: id(400) },
};

/** A lot with so many rows of one model, blank or filled. */
export function lotOf(count: number, isFilled: boolean): BulkDraft {
  const [first] = filledDraft.entries;
  const units = Array.from({ length: count }, (_, place) => (isFilled ? unit(2000 + place) : blankUnit()));
  return {
    ...filledDraft,
    entries: first ? [{ ...first, simOption: 'Single SIM', units }] : [],
    payment: { pocketCash: 4_200_000 * count, accountCash: 0 },
  };
}

/** A lot with everything that can be wrong in its rows. */
export const faultyDraft: BulkDraft = {
  ...filledDraft,
  entries: filledDraft.entries.map((entry, index) =>
    index === 0
      ? {
          ...entry,
          units: [
            dualUnit(1, 'Blue'),
            { ...dualUnit(2), imei2: imeiOf(1) },
            { ...blankUnit(), imei1: '35693803' },
            { ...blankUnit(), imei1: stocked.imei1 },
            { ...blankUnit(), imei1: '356938035643808' },
            blankUnit(),
          ],
        }
      : entry,
  ),
};

import type { Company, Model, PurchaseSlip } from '@handset/domain';
import type { BankAccount, Party } from '../../form/embedding.ts';
import { emptyPurchaseDraft, type PurchaseDraft } from './purchaseDraft.ts';

// Ids as a page may have them: any text that is not empty.
const id = (number: number) => String(number);

export const today = '2026-11-21';

export const companies: Company[] = ['Samsung', 'Apple', 'Infinix', 'Tecno'].map((name, index) => ({
  _id: id(100 + index),
  name,
}));

export const models: Model[] = ['Galaxy A15', 'Galaxy A35', 'Galaxy S23'].map((name, index) => ({
  _id: id(200 + index),
  name,
  companyId: id(100),
}));

/** Ali has no CNIC on file. That of Bilal is masked, that of Sana is whole. */
export const parties: Party[] = [
  { _id: id(300), name: 'Ali Raza', number: '+923001234567', reference: 'Hall Road', balance: 0, cnic: null },
  {
    _id: id(301),
    name: 'Bilal Traders',
    number: '+923214567890',
    reference: 'Dealer',
    balance: -4_500_000,
    cnic: '61101-•••••••-3',
  },
  {
    _id: id(302),
    name: 'Sana Iqbal',
    number: '+923339876543',
    reference: 'Neighbour',
    balance: 1_200_000,
    cnic: '42101-7654321-9',
  },
];

export const banks: BankAccount[] = [
  { _id: id(400), bankName: 'HBL', accountType: 'Current', balance: 35_000_000 },
  { _id: id(401), bankName: 'JazzCash', accountType: 'Wallet', balance: 1_800_000 },
];

export const pocketBalance = 9_000_000;

export const lists = {
  companies: { items: companies },
  models: { items: models },
  parties: { items: parties },
  banks: { items: banks },
  pocketBalance,
};

/** A slip that is complete: a used phone, paid in full from the till. */
export const filledDraft: PurchaseDraft = {
  ...emptyPurchaseDraft(today),
  entity: { mode: 'existing', _id: id(300), name: '', number: '', reference: '' },
  fatherName: 'Raza Khan',
  cnic: '3520212345671',
  companyName: 'Samsung',
  modelName: 'Galaxy A35',
  batteryHealth: 91,
  phoneCondition: 'Used',
  warranty: '6 Months',
  specifications: 'PTA',
  ramMemory: '8/256',
  color: 'Navy',
  imei1: '356938035643809',
  imei2: '490154203237518',
  accessories: { charger: true, handFree: false, box: true },
  purchasePrice: 4_500_000,
  demandPrice: 5_400_000,
  finalPrice: 5_200_000,
  payment: { pocketCash: 4_500_000, accountCash: 0 },
};

/** The value that the complete slip is submitted as. */
export const filledSlip: PurchaseSlip = {
  entityData: { _id: id(300), name: 'Ali Raza', number: undefined },
  fatherName: 'Raza Khan',
  date: today,
  cnic: '3520212345671',
  companyName: 'Samsung',
  modelName: 'Galaxy A35',
  batteryHealth: 91,
  phoneCondition: 'Used',
  warranty: '6 Months',
  specifications: 'PTA',
  ramMemory: '8/256',
  color: 'Navy',
  imei1: '356938035643809',
  imei2: '490154203237518',
  accessories: { charger: true, handFree: false, box: true },
  purchasePrice: 4_500_000,
  demandPrice: 5_400_000,
  finalPrice: 5_200_000,
  purchasePaymentType: 'full-payment',
  creditPaymentData: undefined,
  bankAccountUsed: undefined,
  pocketCash: 4_500_000,
  accountCash: 0,
  isApprovedFromEgadgets: false,
};

/** A slip on credit: part of the price stays owed to a dealer. */
export const creditDraft: PurchaseDraft = {
  ...filledDraft,
  entity: { ...filledDraft.entity, _id: id(301) },
  purchasePaymentType: 'credit',
  creditPaymentData: { payableAmountNow: 2_000_000, dateOfPayment: '2026-12-21' },
  payment: { pocketCash: 500_000, accountCash: 1_500_000, bankAccountUsed: id(400) },
};

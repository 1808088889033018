import { withCheckDigit } from '@handset/domain';
import type { BankAccount } from '../../form/embedding.ts';
import {
  type DispatchedUnit,
  emptySettleDraft,
  type SettleableDispatch,
  type SettleDraft,
} from './settleDraft.ts';

// Ids as a page may have them: any text that is not empty.
const id = (number: number) => `p${number}`;

export const today = '2026-11-21';

export const banks: BankAccount[] = [
  { _id: id(400), bankName: 'HBL', accountType: 'Current', balance: 35_000_000 },
];
export const money = { banks: { items: banks }, pocketBalance: 9_000_000 };

function unit(number: number, facts: Partial<DispatchedUnit> = {}): DispatchedUnit {
  return {
    _id: id(500 + number),
    imei1: withCheckDigit(`3569380${String(number).padStart(7, '0')}`),
    imei2: null,
    companyName: 'Samsung',
    modelName: 'Galaxy A15',
    ramMemory: '8/256',
    color: 'Blue',
    price: null,
    finalPrice: 6_000_000,
    demandPrice: 6_200_000,
    state: 'out',
    ...facts,
  };
}

export const a15 = unit(1, { imei1: '356938035643809', price: 5_900_000 });
export const iPhone = unit(2, { companyName: 'Apple', modelName: 'iPhone 13', finalPrice: 14_500_000 });
export const hot = unit(3, {
  companyName: 'Infinix',
  modelName: 'Hot 40',
  finalPrice: null,
  demandPrice: null,
});
export const gone = unit(4, { modelName: 'Galaxy S23', state: 'sold' });

/** Three phones that are out since a week, three days longer than expected. */
export const dispatch: SettleableDispatch = {
  _id: id(600),
  number: 'DC-12',
  date: '2026-11-14',
  expectedReturn: '2026-11-18',
  person: {
    _id: id(300),
    name: 'Hall Road Mobiles',
    number: '+923001234567',
    reference: 'Shop 12',
    balance: 4_500_000,
  },
  units: [a15, iPhone, hot, gone],
};

const empty = emptySettleDraft(dispatch, today);

/** One came back, one was sold for cash, one stays out. */
export const filledDraft: SettleDraft = {
  ...empty,
  outcomes: [
    { _id: a15._id, outcome: 'sold', price: 5_900_000 },
    { _id: iPhone._id, outcome: 'returned', price: 14_500_000 },
    { _id: hot._id, outcome: 'kept', price: null },
  ],
  reason: 'Not sold by the weekend',
  payment: { pocketCash: 5_900_000, accountCash: 0 },
};

/** The same, the sale on credit. */
export const creditDraft: SettleDraft = {
  ...filledDraft,
  sellingType: 'Credit',
  credit: { payableAmountNow: 2_000_000, dateOfPayment: '2026-12-21' },
  payment: { pocketCash: 0, accountCash: 2_000_000, bankAccountUsed: id(400) },
};

import { type NewDispatch, withCheckDigit } from '@handset/domain';
import type { Party } from '../../form/embedding.ts';
import { emptyEntity } from '../../money/EntityPicker/entity.ts';
import { type DispatchDraft, type DispatchUnit, emptyDispatchDraft } from './dispatchDraft.ts';

// Ids as a page may have them: any text that is not empty.
const id = (number: number) => `p${number}`;

export const today = '2026-11-21';

export const parties: Party[] = [
  {
    _id: id(300),
    name: 'Hall Road Mobiles',
    number: '+923001234567',
    reference: 'Shop 12',
    balance: 4_500_000,
  },
  { _id: id(301), name: 'Bilal Traders', number: '+923214567890', reference: 'Dealer', balance: 0 },
];

function unit(number: number, facts: Partial<DispatchUnit> = {}): DispatchUnit {
  return {
    _id: id(500 + number),
    imei1: withCheckDigit(`3569380${String(number).padStart(7, '0')}`),
    imei2: null,
    companyName: 'Samsung',
    modelName: 'Galaxy A15',
    ramMemory: '8/256',
    color: 'Blue',
    condition: 'New',
    demandPrice: 6_200_000,
    finalPrice: 6_000_000,
    ...facts,
  };
}

export const a15 = unit(1, { imei1: '356938035643809', imei2: '490154203237518' });
export const iPhone = unit(2, {
  companyName: 'Apple',
  modelName: 'iPhone 13',
  ramMemory: '128 GB',
  color: 'Midnight',
  condition: 'Used',
  finalPrice: 14_500_000,
});
export const hot = unit(3, {
  companyName: 'Infinix',
  modelName: 'Hot 40',
  finalPrice: null,
  demandPrice: null,
});
export const soldUnit = unit(4, { modelName: 'Galaxy S23', state: 'sold' });
export const dispatchedUnit = unit(5, { modelName: 'Galaxy A05', state: 'dispatched' });
/** Ends in the same four digits as another one. */
export const alike = [unit(10_006), unit(20_006)].map((one, index) => ({
  ...one,
  imei1: `3569380${index}0009999`.padEnd(15, '9'),
}));

export const units = [a15, iPhone, hot, soldUnit, dispatchedUnit, ...alike];
export const lists = { parties: { items: parties }, units: { items: units } };

/** A form that is complete. */
export const filledDraft: DispatchDraft = {
  ...emptyDispatchDraft(today),
  entity: { ...emptyEntity, _id: id(300) },
  expectedReturn: '2026-11-28',
  note: 'For the weekend',
  units: [
    { unit: a15, price: 5_900_000 },
    { unit: iPhone, price: null },
  ],
};

/** The value that the complete form is submitted as. */
export const filledDispatch: NewDispatch = {
  entityData: { _id: id(300), name: 'Hall Road Mobiles', number: undefined },
  date: today,
  expectedReturn: '2026-11-28',
  note: 'For the weekend',
  units: [
    { imei: undefined, _id: a15._id, price: 5_900_000 },
    { imei: undefined, _id: iPhone._id, price: undefined },
  ],
};

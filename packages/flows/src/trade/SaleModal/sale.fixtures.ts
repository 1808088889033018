import { type Accessory, type Company, type Model, walkInOf, withCheckDigit } from '@handset/domain';
import type { BankAccount, Party } from '../../form/embedding.ts';
import { emptyEntity } from '../../money/EntityPicker/entity.ts';
import { emptySaleDraft, type SaleDraft, type SaleUnit } from './saleDraft.ts';

// Ids as a page may have them: any text that is not empty.
const id = (number: number) => `p${number}`;

/** A unit in stock; the number makes it unique. */
export function unit(number: number, facts: Partial<SaleUnit> = {}): SaleUnit {
  return {
    _id: id(number),
    imei1: withCheckDigit(`3569380${String(number).padStart(7, '0')}`),
    imei2: null,
    companyName: 'Samsung',
    modelName: 'Galaxy A15',
    color: 'Blue',
    ramMemory: '8/256',
    condition: 'New',
    specifications: null,
    demandPrice: 6_000_000,
    finalPrice: 5_800_000,
    purchasePrice: 5_500_000,
    ...facts,
  };
}

export const units: SaleUnit[] = [
  unit(1, { imei1: '356938035643809', imei2: '490154203237518', specifications: 'PTA' }),
  unit(2, {
    companyName: 'Apple',
    modelName: 'iPhone 13',
    ramMemory: '128 GB',
    color: 'Midnight',
    condition: 'Used',
    finalPrice: 14_000_000,
    demandPrice: 14_500_000,
    specifications: 'Non-PTA JV',
  }),
  unit(3, {
    companyName: 'Infinix',
    modelName: 'Hot 40',
    ramMemory: '8/128',
    color: null,
    finalPrice: 3_850_000,
    demandPrice: null,
    purchasePrice: 3_400_000,
    specifications: 'PTA',
  }),
  ...Array.from({ length: 20 }, (_, index) =>
    unit(index + 100, {
      companyName: 'Xiaomi',
      modelName: 'Redmi 13C',
      ramMemory: '6/128',
      color: 'Black',
      specifications: 'PTA',
    }),
  ),
];

export const accessories: Accessory[] = [
  {
    _id: id(901),
    accessoryName: '20 W charger',
    quantity: 4,
    salePrice: 150_000,
    averageCost: 90_000,
    value: 360_000,
    category: null,
    lowLevel: null,
    isLow: false,
    version: 1,
  },
  {
    _id: id(902),
    accessoryName: 'Handfree',
    quantity: 25,
    salePrice: 60_000,
    averageCost: null,
    value: null,
    category: null,
    lowLevel: null,
    isLow: false,
    version: 1,
  },
  {
    _id: id(903),
    accessoryName: 'Glass protector',
    quantity: 0,
    salePrice: 25_000,
    averageCost: null,
    value: null,
    category: null,
    lowLevel: null,
    isLow: false,
    version: 1,
  },
];

export const persons: Party[] = [
  { _id: id(801), name: 'Bilal Ahmed', number: '+923001234567', reference: 'Hall Road', balance: 1_500_000 },
  { _id: id(802), name: 'Sana Traders', number: '+923217654321', reference: 'Dealer' },
];

export const walkIn = walkInOf({ _id: id(800), number: '+924235761111' });

export const banks: BankAccount[] = [
  { _id: id(701), bankName: 'Meezan Bank', accountType: 'Current', balance: 125_000_000 },
  { _id: id(702), bankName: 'JazzCash', accountType: 'Wallet', balance: 4_300_000 },
];

export const companies: Company[] = [
  { _id: id(601), name: 'Apple' },
  { _id: id(602), name: 'Samsung' },
];

export const models: Model[] = [
  { _id: id(611), name: 'iPhone 14', companyId: id(601) },
  { _id: id(612), name: 'iPhone 13', companyId: id(601) },
];

/** A draft that can be submitted: one phone, paid in full to pocket cash. */
export function paidDraft(changes: Partial<SaleDraft> = {}): SaleDraft {
  const [phone = unit(1)] = units;
  return {
    ...emptySaleDraft('2026-11-21'),
    entity: { ...emptyEntity, _id: id(801) },
    entityData: { _id: id(801), name: 'Bilal Ahmed', number: '+923001234567', reference: 'Hall Road' },
    customerName: 'Bilal Ahmed',
    customerNumber: '+923001234567',
    sellingType: 'Full Payment',
    addedImeis: [phone],
    imeiPrices: [{ imei: phone.imei1, price: 6_000_000 }],
    finalPrice: 6_000_000,
    pocketCash: 6_000_000,
    ...changes,
  };
}

/** Two phones and accessories, part on credit. */
export function creditDraft(): SaleDraft {
  const [first = unit(1), second = unit(2)] = units;
  return paidDraft({
    sellingType: 'Credit',
    addedImeis: [first, second],
    imeiPrices: [
      { imei: first.imei1, price: 6_000_000 },
      { imei: second.imei1, price: 14_500_000 },
    ],
    finalPrice: 20_500_000,
    accessories: [
      { name: id(901), accessoryName: '20 W charger', quantity: 2, price: 150_000 },
      { name: id(902), accessoryName: 'Handfree', quantity: 1, price: 60_000 },
    ],
    pocketCash: 5_000_000,
    accountCash: 7_000_000,
    bankAccountUsed: id(701),
    bankName: 'Meezan Bank',
    payableAmountNow: 12_000_000,
    payableAmountLater: 8_860_000,
    payableAmountLaterDate: '2026-12-21',
  });
}

/** Many phones of a few models to one dealer, on credit. */
export function bulkDraft(count: number): SaleDraft {
  const models = [
    { companyName: 'Samsung', modelName: 'Galaxy A15', ramMemory: '8/256' },
    { companyName: 'Xiaomi', modelName: 'Redmi 13C', ramMemory: '6/128' },
    { companyName: 'Infinix', modelName: 'Hot 40', ramMemory: '8/128' },
  ];
  const addedImeis = Array.from({ length: count }, (_, index) =>
    unit(10_000 + index, {
      ...models[index % models.length],
      specifications: 'PTA',
      purchasePrice: 3_000_000,
      finalPrice: 3_500_000,
    }),
  );
  return paidDraft({
    entity: { ...emptyEntity, _id: id(802) },
    entityData: { _id: id(802), name: 'Sana Traders', number: '+923217654321', reference: 'Dealer' },
    customerName: 'Sana Traders',
    customerNumber: '+923217654321',
    sellingType: 'Credit',
    addedImeis,
    imeiPrices: addedImeis.map(({ imei1 }) => ({ imei: imei1, price: 6_000_000 })),
    finalPrice: count * 6_000_000,
    pocketCash: null,
    payableAmountNow: 0,
    payableAmountLater: count * 6_000_000,
    payableAmountLaterDate: '2026-12-21',
  });
}

/** A dearer phone came in: the shop pays the difference. */
export function exchangeDraft(): SaleDraft {
  return paidDraft({
    sellingType: 'Exchange',
    exchangePhoneDetail: {
      ...emptySaleDraft('2026-11-21').exchangePhoneDetail,
      companyName: 'Apple',
      modelName: 'iPhone 14',
      ramMemory: '128 GB',
      color: 'Starlight',
      imei1: withCheckDigit('35332811222333'),
      batteryHealth: 88,
      specifications: 'PTA',
      cnic: '3520212345671',
      purchasePrice: 8_500_000,
      demandPrice: 9_500_000,
    },
    pocketCash: 2_500_000,
  });
}

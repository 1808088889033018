import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withCheckDigit } from '../imei/imei.ts';
import { toRupees } from '../money/money.ts';
import { fieldErrors } from '../rules/rules.ts';
import {
  bulkPurchaseRequest,
  bulkPurchaseSchema,
  bulkUpdateRequest,
  lotQuantity,
  lotTotal,
  MAX_LOT,
} from './bulkPurchase.ts';
import { effectiveCost, effectiveCostOfOne } from './effectiveCost.ts';
import { imeisOfLot, repeatedImeis } from './repeatedImeis.ts';

const bank = '01980000-0000-7000-8000-0000000000ba';
let serial = 1000;
const imei = () => withCheckDigit(`35693803${String(++serial).padStart(6, '0')}`);

const dual = {
  companyName: 'Infinix',
  modelName: 'Hot 40',
  ramMemory: '8/256',
  simOption: 'Dual SIM',
  batteryHealth: 100,
  priceOfOne: 30_000.5,
  quantity: 2,
  imeiNumbers: [
    { imei1: imei(), imei2: imei(), color: 'Black', batteryHealth: 99 },
    { imei1: imei(), imei2: imei() },
  ],
};
const single = {
  companyName: 'Nokia',
  modelName: '105',
  simOption: 'Single SIM',
  priceOfOne: 4_000,
  quantity: 1,
  imeiNumbers: [{ imei1: imei() }],
};
const lot = {
  partyName: 'Ali Traders',
  entityData: { name: 'Ali Traders', number: '03001234567' },
  date: '2026-11-20',
  purchasePaymentType: 'full-payment',
  purchasePaymentStatus: 'paid',
  bankAccountUsed: bank,
  amountFromBank: 60_000,
  amountFromPocket: 4_001,
  prices: { dealerPrice: 70_000, buyingPrice: 64_001, lp: 0, lifting: 500, promo: 0, activation: 1_000 },
  ramSimDetails: [dual, single],
};
const credit = {
  purchasePaymentType: 'credit',
  purchasePaymentStatus: 'pending',
  creditPaymentData: { payableAmountNow: 10_000, payableAmountLater: 54_001, dateOfPayment: '2026-12-20' },
  amountFromBank: 0,
  amountFromPocket: 10_000,
};

function errorsOf(
  input: unknown,
  schema = bulkPurchaseRequest as { safeParse: typeof bulkPurchaseRequest.safeParse },
) {
  const result = schema.safeParse(input);
  return result.success ? undefined : fieldErrors(result.error);
}

describe('a lot on the wire', () => {
  it('is accepted in full and on credit, split over pocket and bank', () => {
    expect(errorsOf(lot)).toBeUndefined();
    expect(errorsOf({ ...lot, ...credit })).toBeUndefined();
    expect(errorsOf({ ...lot, purchasePaymentStatus: undefined })).toBeUndefined();
  });

  it('becomes minor units, and its quantity the rows', () => {
    const parsed = bulkPurchaseRequest.parse(lot);
    expect(parsed.prices).toEqual({
      dealerPrice: 7_000_000,
      buyingPrice: 6_400_100,
      lp: 0,
      lifting: 50_000,
      promo: 0,
      activation: 100_000,
    });
    expect(lotTotal(parsed.ramSimDetails)).toBe(6_400_100);
    expect(lotQuantity(parsed.ramSimDetails)).toBe(3);
  });

  it('names every field that is missing', () => {
    expect(errorsOf({})).toEqual({
      entityData: 'This is required',
      date: 'This is required',
      purchasePaymentType: 'This is required',
      prices: 'This is required',
      ramSimDetails: 'This is required',
    });
    expect(errorsOf({ ...lot, prices: {}, ramSimDetails: [{}] })).toMatchObject({
      'prices.dealerPrice': 'This is required',
      'prices.buyingPrice': 'This is required',
      'prices.lp': 'This is required',
      'prices.lifting': 'This is required',
      'prices.promo': 'This is required',
      'prices.activation': 'This is required',
      'ramSimDetails.0.companyName': 'This is required',
      'ramSimDetails.0.modelName': 'This is required',
      'ramSimDetails.0.simOption': 'This is required',
      'ramSimDetails.0.priceOfOne': 'This is required',
      'ramSimDetails.0.quantity': 'This is required',
      'ramSimDetails.0.imeiNumbers': 'This is required',
    });
  });

  it('accepts blank credit fields on a full payment, and drops none that are filled in', () => {
    const blank = { payableAmountNow: null, payableAmountLater: '', dateOfPayment: '2026-11-20' };
    expect(bulkPurchaseRequest.safeParse({ ...lot, creditPaymentData: blank }).success).toBe(true);
    const { creditPaymentData } = credit;
    const { error } = bulkPurchaseRequest.safeParse({ ...lot, creditPaymentData });
    expect(error && Object.keys(fieldErrors(error))).toEqual(['creditPaymentData']);
  });

  it.each([
    ['a day that is none', { date: '2026-02-30' }, { date: 'Enter a date' }],
    [
      'a status that its payment contradicts',
      { purchasePaymentStatus: 'pending' },
      { purchasePaymentStatus: 'A full payment is paid, a credit is pending' },
    ],
    [
      'another buying price than its rows come to',
      { prices: { ...lot.prices, buyingPrice: 64_000 } },
      { 'prices.buyingPrice': 'The buying price must equal the total of phones × price per unit' },
    ],
    [
      'a negative term',
      { prices: { ...lot.prices, lp: -1 } },
      { 'prices.lp': 'The amount cannot be negative' },
    ],
    [
      'a term that is not known',
      { prices: { ...lot.prices, bonus: 1 } },
      { 'prices.bonus': 'This field is not known' },
    ],
    [
      'too little paid',
      { amountFromPocket: 4_000 },
      { amountFromPocket: 'The payment must add up to the amount due' },
    ],
    [
      'no bank for what a bank paid',
      { bankAccountUsed: undefined },
      { bankAccountUsed: 'Choose the bank account that the amount moves through' },
    ],
    [
      'too little paid from the bank',
      { amountFromBank: 0, amountFromPocket: 64_000 },
      { amountFromBank: 'The payment must add up to the amount due' },
    ],
    [
      'no credit fields on credit',
      { purchasePaymentType: 'credit', purchasePaymentStatus: 'pending' },
      { creditPaymentData: 'Fill in the credit fields' },
    ],
    [
      'credit that does not add up',
      { ...credit, creditPaymentData: { ...credit.creditPaymentData, payableAmountLater: 54_000 } },
      { 'creditPaymentData.payableAmountLater': 'Payable now and payable later must add up to the total' },
    ],
    [
      'a payment due before the slip',
      { ...credit, creditPaymentData: { ...credit.creditPaymentData, dateOfPayment: '2026-11-19' } },
      { 'creditPaymentData.dateOfPayment': 'The date cannot be before the date of the document' },
    ],
    ['no entries', { ramSimDetails: [] }, { ramSimDetails: 'Add at least one phone' }],
    [
      'another quantity than rows',
      { ramSimDetails: [{ ...dual, quantity: 3 }, single] },
      { 'ramSimDetails.0.quantity': 'The quantity must be the number of phones listed' },
    ],
    [
      'a quantity of none',
      { ramSimDetails: [{ ...dual, quantity: 0 }, single] },
      { 'ramSimDetails.0.quantity': 'The quantity is at least 1' },
    ],
    [
      'IMEI 2 on a single SIM',
      { ramSimDetails: [{ ...dual, simOption: 'Single SIM' }, single] },
      {
        'ramSimDetails.0.imeiNumbers.0.imei2': 'A phone with a single SIM has no IMEI 2',
        'ramSimDetails.0.imeiNumbers.1.imei2': 'A phone with a single SIM has no IMEI 2',
      },
    ],
    [
      'a kind of SIM that is not known',
      { ramSimDetails: [{ ...dual, simOption: 'Three SIMs' }, single] },
      { 'ramSimDetails.0.simOption': 'Choose one of the options' },
    ],
    [
      'rows at fault, each of them',
      {
        ramSimDetails: [
          { ...dual, imeiNumbers: [{ imei1: '1' }, { imei1: 'x', batteryHealth: 101 }] },
          single,
        ],
      },
      {
        'ramSimDetails.0.imeiNumbers.0.imei1': 'An IMEI has exactly 15 digits',
        'ramSimDetails.0.imeiNumbers.1.imei1': 'An IMEI has digits only',
        'ramSimDetails.0.imeiNumbers.1.batteryHealth': 'Battery health is a percentage from 1 to 100',
      },
    ],
    [
      'a field of an entry that is not known',
      { ramSimDetails: [{ ...dual, price: 1 }, single] },
      { 'ramSimDetails.0.price': 'This field is not known' },
    ],
    ['a field that is not known', { shopid: 'another' }, { shopid: 'This field is not known' }],
  ])('is refused with %s', (_, change, errors) => expect(errorsOf({ ...lot, ...change })).toEqual(errors));

  it('holds at most a thousand phones, over all of its entries', () => {
    const rows = (count: number) => Array.from({ length: count }, () => ({ imei1: imei() }));
    const entry = (count: number) => ({
      ...single,
      priceOfOne: 1,
      quantity: count,
      imeiNumbers: rows(count),
    });
    const of = (...counts: number[]) => {
      const total = counts.reduce((sum, count) => sum + count, 0);
      return {
        ...lot,
        amountFromBank: 0,
        amountFromPocket: total,
        bankAccountUsed: undefined,
        prices: { ...lot.prices, buyingPrice: total },
        ramSimDetails: counts.map(entry),
      };
    };
    expect(errorsOf(of(MAX_LOT))).toBeUndefined();
    expect(errorsOf(of(600, 400))).toBeUndefined();
    expect(errorsOf(of(600, 401))).toEqual({ ramSimDetails: 'One lot holds at most 1,000 phones' });
    expect(errorsOf(of(MAX_LOT + 1))).toMatchObject({
      'ramSimDetails.0.imeiNumbers': 'There are too many of these',
    });
  });

  it('has no total beyond what one movement may carry', () => {
    const rows = Array.from({ length: 101 }, () => ({ imei1: imei() }));
    const entry = { ...single, priceOfOne: 100_000_000, quantity: 101, imeiNumbers: rows };
    expect(errorsOf({ ...lot, ramSimDetails: [entry] })).toEqual({
      'prices.buyingPrice': 'The amount is too large',
    });
  });
});

describe('an edited lot', () => {
  const { entityData: _, ...update } = lot;
  it('names its phones by id, and its version', () => {
    const _id = '01980000-0000-7000-8000-000000000001';
    const rows = [{ ...dual.imeiNumbers[0], _id }, dual.imeiNumbers[1]];
    const edited = { ...update, version: 3, ramSimDetails: [{ ...dual, imeiNumbers: rows }, single] };
    expect(errorsOf(edited, bulkUpdateRequest as never)).toBeUndefined();
    expect(errorsOf({ ...edited, version: 0 }, bulkUpdateRequest as never)).toEqual({
      version: 'This is not valid',
    });
  });
  it('says nothing of the party', () => {
    expect(errorsOf(lot, bulkUpdateRequest as never)).toEqual({ entityData: 'This field is not known' });
  });
});

describe('IMEIs of a lot', () => {
  it('are one space: each place where one comes again is named', () => {
    const [a, b, c] = [imei(), imei(), imei()];
    const rows = [
      { imei1: a, imei2: b },
      { imei1: b, imei2: c },
      { imei1: c, imei2: c },
      { imei1: `${a.slice(0, 2)}-${a.slice(2)}` },
    ];
    const entry = { ...dual, quantity: 4, imeiNumbers: rows };
    expect(repeatedImeis({ ramSimDetails: [entry] })).toEqual([
      [['ramSimDetails', 0, 'imeiNumbers', 1, 'imei1'], 'imei.duplicate'],
      [['ramSimDetails', 0, 'imeiNumbers', 2, 'imei1'], 'imei.duplicate'],
      [['ramSimDetails', 0, 'imeiNumbers', 2, 'imei2'], 'imei.duplicate'],
      [['ramSimDetails', 0, 'imeiNumbers', 3, 'imei1'], 'imei.duplicate'],
    ]);
    expect(repeatedImeis({ ramSimDetails: [{ imeiNumbers: [{ imei1: a, imei2: a }] }] })).toEqual([
      [['ramSimDetails', 0, 'imeiNumbers', 0, 'imei2'], 'imei.same'],
    ]);
  });

  it('are found whatever else is wrong', () => {
    const good = imei();
    const broken = {
      ramSimDetails: [null, { imeiNumbers: 7 }, { imeiNumbers: [null, { imei1: good, imei2: '1' }, {}] }],
    };
    expect(imeisOfLot(broken)).toEqual([
      { path: ['ramSimDetails', 2, 'imeiNumbers', 1, 'imei1'], imei: good },
    ]);
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        imeisOfLot(anything);
        imeisOfLot({ ramSimDetails: anything });
        imeisOfLot({ ramSimDetails: [{ imeiNumbers: anything }] });
        repeatedImeis({ ramSimDetails: [{ imeiNumbers: [anything] }] });
      }),
    );
  });
});

it('means the same as the form holds it and as it travels', () => {
  const amount = fc.integer({ min: 1, max: 10_000_000 });
  const entry = fc.record({ priceOfOne: amount, rows: fc.integer({ min: 1, max: 4 }) });
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 4 }), fc.nat(1000), (entries, share) => {
      const ramSimDetails = entries.map(({ priceOfOne, rows }) => ({
        ...single,
        priceOfOne,
        quantity: rows,
        imeiNumbers: Array.from({ length: rows }, () => ({ imei1: imei() })),
      }));
      const total = lotTotal(ramSimDetails);
      const amountFromBank = Math.floor((total * share) / 1000);
      const value = {
        ...lot,
        entityData: { name: 'Ali Traders', number: '+923001234567' },
        amountFromBank,
        amountFromPocket: total - amountFromBank,
        prices: { dealerPrice: total, buyingPrice: total, lp: 0, lifting: 1, promo: 2, activation: 3 },
        ramSimDetails,
      };
      const sent = {
        ...value,
        amountFromBank: toRupees(amountFromBank),
        amountFromPocket: toRupees(total - amountFromBank),
        prices: Object.fromEntries(Object.entries(value.prices).map(([name, it]) => [name, toRupees(it)])),
        ramSimDetails: ramSimDetails.map((it) => ({ ...it, priceOfOne: toRupees(it.priceOfOne) })),
      };
      expect(bulkPurchaseRequest.parse(JSON.parse(JSON.stringify(sent)))).toEqual(
        bulkPurchaseSchema.parse(value),
      );
    }),
  );
});

it('answers anything with a value or with rules, never with an exception', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(lot)), fc.anything(), (field, anything) => {
      bulkPurchaseRequest.safeParse({ ...lot, [field]: anything });
      bulkPurchaseSchema.safeParse({ ...lot, [field]: anything });
      bulkUpdateRequest.safeParse({ ...lot, [field]: anything });
    }),
  );
});

describe('effective cost', () => {
  const incentives = { lifting: 500, promo: 250, activation: 250 };
  it('is the buying price less lifting, promo and activation', () =>
    expect(effectiveCost(10_000, incentives)).toBe(9_000));
  it('falls to each phone by its share of the price', () => {
    expect(effectiveCostOfOne(2_500, 10_000, incentives)).toBe(2_250);
    expect(effectiveCostOfOne(100, 10_000, { lifting: 20_000, promo: 0, activation: 0 })).toBe(-100);
  });
});

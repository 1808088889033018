import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withCheckDigit } from '../imei/imei.ts';
import { toRupees } from '../money/money.ts';
import { fieldErrors } from '../rules/rules.ts';
import {
  payableLater,
  payableNow,
  paymentStatus,
  purchasePhoneRequest,
  purchaseSlipSchema,
} from './purchase.ts';

const bank = '01980000-0000-7000-8000-0000000000ba';
const slip = {
  entityData: { name: 'Ali', number: '03001234567' },
  date: '2026-11-20',
  cnic: '35202-1234567-1',
  companyName: 'Samsung',
  modelName: 'A15',
  phoneCondition: 'New',
  ramMemory: '4/128',
  imei1: '356938035643809',
  purchasePrice: 45_000,
  demandPrice: 50_000,
  finalPrice: 48_000,
  purchasePaymentType: 'full-payment',
  pocketCash: 45_000,
};
const credit = {
  purchasePaymentType: 'credit',
  pocketCash: 20_000,
  creditPaymentData: { payableAmountNow: 20_000, payableAmountLater: 25_000, dateOfPayment: '2026-12-20' },
};

function errorsOf(input: unknown) {
  const result = purchasePhoneRequest.safeParse(input);
  return result.success ? undefined : fieldErrors(result.error);
}

describe('purchase slip on the wire', () => {
  it('accepts a full payment, a credit purchase and a split over pocket and bank', () => {
    expect(errorsOf(slip)).toBeUndefined();
    expect(errorsOf({ ...slip, ...credit })).toBeUndefined();
    expect(
      errorsOf({ ...slip, pocketCash: 5_000, accountCash: 40_000, bankAccountUsed: bank }),
    ).toBeUndefined();
  });

  it('accepts credit fields that a full payment leaves blank, and drops none that are filled in', () => {
    const blank = { payableAmountNow: '', payableAmountLater: 0, dateOfPayment: '2026-11-20' };
    expect(errorsOf({ ...slip, creditPaymentData: blank })).toBeUndefined();
    expect(errorsOf({ ...slip, creditPaymentData: '{}' })).toBeUndefined();
    expect(errorsOf({ ...slip, creditPaymentData: credit.creditPaymentData })).toEqual({
      creditPaymentData: 'Nothing is payable later here: choose credit, or leave this out',
    });
    expect(errorsOf({ ...slip, ...credit, creditPaymentData: {} })).toMatchObject({
      'creditPaymentData.payableAmountNow': 'This is required',
    });
  });

  it('names the amount that is missing where a bank is named', () =>
    expect(errorsOf({ ...slip, bankAccountUsed: bank })).toEqual({ accountCash: 'Enter the bank amount' }));

  it('names every field that is missing', () => {
    expect(errorsOf({})).toEqual({
      entityData: 'This is required',
      date: 'This is required',
      companyName: 'This is required',
      modelName: 'This is required',
      phoneCondition: 'This is required',
      ramMemory: 'This is required',
      imei1: 'This is required',
      purchasePrice: 'This is required',
      demandPrice: 'This is required',
      finalPrice: 'This is required',
      purchasePaymentType: 'This is required',
    });
  });

  it('needs the CNIC of a new party; one that is named by its id may have it on file', () => {
    const { cnic, entityData, ...rest } = slip;
    for (const missing of [{}, { cnic: '' }])
      expect(errorsOf({ ...rest, ...missing, entityData })).toEqual({ cnic: 'This is required' });
    const party = { _id: '01980000-0000-7000-8000-0000000000aa' };
    expect(errorsOf({ ...rest, entityData: party })).toBeUndefined();
    expect(purchasePhoneRequest.parse({ ...rest, cnic: '', entityData: party }).cnic).toBeUndefined();
  });

  it.each([
    [{ date: '2026-02-30' }, { date: 'Enter a date' }],
    [{ cnic: '123' }, { cnic: 'A CNIC has exactly 13 digits' }],
    [{ companyName: 'x'.repeat(61) }, { companyName: 'This is longer than 60 characters' }],
    [{ phoneCondition: 'Broken' }, { phoneCondition: 'Choose one of the options' }],
    [{ warranty: '13 Months' }, { warranty: 'Choose one of the options' }],
    [{ specifications: 'approved' }, { specifications: 'Choose one of the options' }],
    [{ batteryHealth: 101 }, { batteryHealth: 'Battery health is a percentage from 1 to 100' }],
    [{ batteryHealth: 'full' }, { batteryHealth: 'This is not valid' }],
    [{ imei1: '35693803564380' }, { imei1: 'An IMEI has exactly 15 digits' }],
    [{ imei2: '356938035643809' }, { imei2: 'IMEI 1 and IMEI 2 must differ' }],
    [{ purchasePrice: 1e9 }, { purchasePrice: 'The amount is too large' }],
    [{ purchasePrice: -1 }, { purchasePrice: 'The amount cannot be negative' }],
    [{ purchasePrice: 'abc' }, { purchasePrice: 'Enter an amount such as 12,500 or 12,500.50' }],
    [{ purchasePrice: 0.001 }, { purchasePrice: 'Use at most two decimals (whole paisa)' }],
    [{ purchasePrice: 0, pocketCash: 0 }, { purchasePrice: 'The amount must be more than zero' }],
    [{ pocketCash: 44_999 }, { pocketCash: 'The payment must add up to the amount due' }],
    [{ pocketCash: undefined }, { pocketCash: 'The payment must add up to the amount due' }],
    [
      { pocketCash: 0, accountCash: 45_000 },
      { bankAccountUsed: 'Choose the bank account that the amount moves through' },
    ],
    [{ purchasePaymentType: 'credit' }, { creditPaymentData: 'Fill in the credit fields' }],
    [
      { ...credit, creditPaymentData: { ...credit.creditPaymentData, payableAmountLater: 25_001 } },
      { 'creditPaymentData.payableAmountLater': 'Payable now and payable later must add up to the total' },
    ],
    [
      { ...credit, creditPaymentData: { ...credit.creditPaymentData, dateOfPayment: '2026-11-19' } },
      { 'creditPaymentData.dateOfPayment': 'The date cannot be before the date of the document' },
    ],
    [{ ...credit, pocketCash: 45_000 }, { pocketCash: 'The payment must add up to the amount due' }],
    [{ shopid: 'another' }, { shopid: 'This field is not known' }],
    [{ accessories: '{"box":"yes"}' }, { 'accessories.box': 'This is not valid' }],
    [{ entityData: '{broken' }, { entityData: 'This is not valid' }],
  ])('refuses %j', (change, errors) => expect(errorsOf({ ...slip, ...change })).toEqual(errors));

  it('takes name and number where entityData is absent', () => {
    const { entityData, ...rest } = slip;
    expect(purchasePhoneRequest.parse({ ...rest, ...entityData }).entityData).toEqual({
      name: 'Ali',
      number: '+923001234567',
    });
  });

  it.each([null, 'text', 7, []])('refuses %j as a whole', (input) =>
    expect(purchasePhoneRequest.safeParse(input).success).toBe(false),
  );
});

const price = fc.integer({ min: 1, max: 10_000_000_000 });
/** Any slip that a form may hold, in minor units. */
const validSlip = fc
  .record({
    first14: fc.stringMatching(/^3\d{13}$/),
    total: price,
    demandPrice: price,
    finalPrice: price,
    now: fc.integer({ min: 0, max: 1000 }),
    inBank: fc.integer({ min: 0, max: 1000 }),
    isCredit: fc.boolean(),
    used: fc.boolean(),
    batteryHealth: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
    box: fc.boolean(),
    isApprovedFromEgadgets: fc.boolean(),
  })
  .map(({ first14, total, now, inBank, isCredit, used, box, ...rest }) => {
    const paid = isCredit ? Math.floor(((total - 1) * now) / 1000) : total;
    const accountCash = Math.floor((paid * inBank) / 1000);
    return {
      ...slip,
      ...rest,
      entityData: { name: 'Ali', number: '+923001234567' },
      cnic: '3520212345671',
      imei1: withCheckDigit(first14),
      phoneCondition: used ? 'Used' : 'New',
      accessories: { box, charger: !box, handFree: false },
      purchasePrice: total,
      purchasePaymentType: isCredit ? 'credit' : 'full-payment',
      creditPaymentData: isCredit
        ? { payableAmountNow: paid, payableAmountLater: total - paid, dateOfPayment: '2026-12-01' }
        : undefined,
      pocketCash: paid - accountCash,
      accountCash,
      bankAccountUsed: accountCash > 0 ? bank : undefined,
    };
  });

function onTheWire(value: typeof validSlip extends fc.Arbitrary<infer Slip> ? Slip : never) {
  return {
    ...value,
    purchasePrice: toRupees(value.purchasePrice),
    demandPrice: toRupees(value.demandPrice),
    finalPrice: toRupees(value.finalPrice),
    pocketCash: toRupees(value.pocketCash),
    accountCash: toRupees(value.accountCash),
    creditPaymentData: value.creditPaymentData && {
      ...value.creditPaymentData,
      payableAmountNow: toRupees(value.creditPaymentData.payableAmountNow),
      payableAmountLater: toRupees(value.creditPaymentData.payableAmountLater),
    },
  };
}

describe('form and wire', () => {
  it('agree on every slip, sent as JSON', () => {
    fc.assert(
      fc.property(validSlip, (value) => {
        const sent = JSON.parse(JSON.stringify(onTheWire(value)));
        expect(purchasePhoneRequest.parse(sent)).toEqual(purchaseSlipSchema.parse(value));
      }),
    );
  });

  it('agree on every slip, sent as the text fields of a multipart form', () => {
    fc.assert(
      fc.property(validSlip, (value) => {
        const texts = Object.fromEntries(
          Object.entries(onTheWire(value)).map(([field, it]) => [
            field,
            it === undefined ? '' : typeof it === 'object' ? JSON.stringify(it) : String(it),
          ]),
        );
        expect(purchasePhoneRequest.parse(texts)).toEqual(purchaseSlipSchema.parse(value));
      }),
    );
  });

  it('answer with a value or with rules, never with an exception', () => {
    fc.assert(
      fc.property(
        validSlip,
        fc.constantFrom(...Object.keys(slip)),
        fc.anything(),
        (value, field, anything) => {
          purchaseSlipSchema.safeParse({ ...value, [field]: anything });
          purchasePhoneRequest.safeParse({ ...onTheWire(value), [field]: anything });
        },
      ),
    );
  });
});

it('splits a total into now and later without loss', () => {
  fc.assert(
    fc.property(price, price, (total, now) => {
      const paid = payableNow(total, 'credit', { payableAmountNow: now });
      expect(paid + payableLater(total, paid)).toBe(total);
    }),
  );
});

it('calls a slip paid when it was paid at once', () => {
  expect([paymentStatus('full-payment'), paymentStatus('credit')]).toEqual(['paid', 'pending']);
});

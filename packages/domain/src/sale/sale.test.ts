import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toRupees } from '../money/money.ts';
import { fieldErrors } from '../rules/rules.ts';
import { type SaleFigures, SELLING_TYPES, saleRequest, saleSchema, saleTotals } from './sale.ts';

const id = (last: string) => `01980000-0000-7000-8000-0000000000${last}`;
const sale = {
  entityData: { name: 'Bilal', number: '03007654321' },
  sellingType: 'Full Payment',
  saleDate: '2026-11-20',
  imeiPrices: [{ imei: '356938035643809', price: 50_000 }],
  finalPrice: 50_000,
  pocketCash: 50_000,
};
const credit = {
  sellingType: 'Credit',
  pocketCash: 20_000,
  payableAmountNow: 20_000,
  payableAmountLater: 30_000,
  payableAmountLaterDate: '2026-12-20',
};
const oldPhone = {
  companyName: 'Apple',
  modelName: 'iPhone 11',
  imei1: '490154203237518',
  purchasePrice: 30_000,
};
const exchange = { sellingType: 'Exchange', exchangePhoneDetail: oldPhone, pocketCash: 20_000 };

function errorsOf(input: unknown) {
  const result = saleRequest.safeParse(input);
  return result.success ? undefined : fieldErrors(result.error);
}

describe('sale on the wire', () => {
  it('accepts a full payment, a credit and an exchange in either direction', () => {
    expect(errorsOf(sale)).toBeUndefined();
    expect(errorsOf({ ...sale, ...credit })).toBeUndefined();
    expect(errorsOf({ ...sale, ...exchange })).toBeUndefined();
    const dearer = { ...oldPhone, purchasePrice: 62_000 };
    expect(
      errorsOf({ ...sale, ...exchange, exchangePhoneDetail: dearer, pocketCash: 12_000 }),
    ).toBeUndefined();
  });

  it('accepts accessories alone', () => {
    const accessories = [{ name: id('ac'), quantity: 2, price: 250 }];
    const alone = { ...sale, imeiPrices: [], finalPrice: 0, accessories, pocketCash: 500 };
    expect(errorsOf(alone)).toBeUndefined();
    expect(errorsOf({ ...alone, finalPrice: 1 })).toEqual({
      finalPrice: 'The total must equal the sum of the phone prices',
    });
    const free = [{ ...accessories[0], price: 0 }];
    expect(errorsOf({ ...alone, accessories: free, pocketCash: 0 })).toEqual({
      'accessories.0.price': 'The amount must be more than zero',
    });
  });

  it('names the price of a free phone, and no accessory that was not sent', () =>
    expect(
      errorsOf({
        ...sale,
        imeiPrices: [{ imei: '356938035643809', price: 0 }],
        finalPrice: 0,
        pocketCash: 0,
      }),
    ).toEqual({ 'imeiPrices.0.price': 'The amount must be more than zero' }));

  it('asks no phones and no price of a sale of accessories', () => {
    const { finalPrice: _, ...rest } = sale;
    const accessories = [{ name: id('ac'), quantity: 2, price: 250 }];
    const alone = { ...rest, imeiPrices: [], accessories, pocketCash: 500 };
    expect(errorsOf(alone)).toBeUndefined();
    for (const imeiPrices of [undefined, null, '', '[]'])
      expect(errorsOf({ ...alone, imeiPrices, finalPrice: '' })).toBeUndefined();
    expect(errorsOf(rest)).toEqual({ finalPrice: 'This is required' });
  });

  it('takes accessories that say nothing for none', () => {
    for (const accessories of [null, '', '[]', []])
      expect(errorsOf({ ...sale, accessories })).toBeUndefined();
  });

  it('leaves a part of an exchange on credit', () => {
    const part = {
      ...sale,
      ...exchange,
      pocketCash: 5_000,
      payableAmountNow: 5_000,
      payableAmountLater: 15_000,
      payableAmountLaterDate: '2026-12-20',
    };
    expect(errorsOf(part)).toBeUndefined();
    expect(errorsOf({ ...part, pocketCash: 0, payableAmountNow: 0, payableAmountLater: 20_000 })).toBe(
      undefined,
    );
    const total = 'Payable now and payable later must add up to the total';
    expect(errorsOf({ ...part, payableAmountNow: 6_000 })).toEqual({ payableAmountLater: total });
    expect(errorsOf({ ...part, payableAmountLater: 60_000 })).toEqual({ payableAmountLater: total });
    expect(errorsOf({ ...part, payableAmountNow: undefined })).toEqual({
      payableAmountNow: 'This is required',
    });
    expect(errorsOf({ ...part, payableAmountLaterDate: '' })).toEqual({
      payableAmountLaterDate: 'This is required',
    });
  });

  it('accepts what a form hides, where it is blank', () => {
    const hidden = {
      ...sale,
      exchangePhoneDetail: {},
      payableAmountNow: 0,
      payableAmountLater: 0,
      payableAmountLaterDate: '2026-11-20',
      cnicFrontPic: null,
      cnicBackPic: null,
      phonePicture: '',
      accountCash: 0,
    };
    expect(errorsOf(hidden)).toBeUndefined();
    const blank = { companyName: '', imei1: '', purchasePrice: null, isApprovedFromEgadgets: false };
    expect(errorsOf({ ...hidden, exchangePhoneDetail: blank })).toBeUndefined();
    expect(errorsOf({ ...hidden, exchangePhoneDetail: JSON.stringify(blank) })).toBeUndefined();
    expect(errorsOf({ ...hidden, cnicFrontPic: 'front.jpg' })).toEqual({
      cnicFrontPic: 'This field is not known',
    });
  });

  it.each([
    ['Full Payment', { exchangePhoneDetail: oldPhone }, 'exchangePhoneDetail'],
    ['Credit', { ...credit, exchangePhoneDetail: oldPhone }, 'exchangePhoneDetail'],
    ['Full Payment', { payableAmountLater: 10_000 }, 'payableAmountLater'],
    ['Full Payment', { payableAmountNow: 20_000 }, 'payableAmountNow'],
    ['Exchange', { ...exchange, payableAmountNow: 5_000 }, 'payableAmountNow'],
    ['Full Payment', { bankAccountUsed: id('ba') }, 'accountCash'],
  ])('drops nothing of a sale by %s that it cannot record: %j', (_type, change, field) =>
    expect(Object.keys(errorsOf({ ...sale, ...change }) ?? {})).toEqual([field]),
  );

  it('gives a sale the default warranty', () =>
    expect(saleRequest.parse(sale)).toMatchObject({ warranty: '12 Months' }));

  it('reads the draft of the modal: form state is dropped, customer name and number make the entity', () => {
    const { entityData, ...rest } = sale;
    const draft = {
      ...rest,
      customerName: entityData.name,
      customerNumber: entityData.number,
      imei1: '',
      writtenImeis: [],
      addedImeis: [],
      bankName: '',
      manual: true,
    };
    expect(saleRequest.parse(draft)).toEqual(saleRequest.parse(sale));
  });

  it.each([
    [{ imeiPrices: [] }, { imeiPrices: 'Add at least one phone' }],
    [{ imeiPrices: undefined }, { imeiPrices: 'This is required' }],
    [
      { imeiPrices: [{ imei: '12', price: 50_000 }] },
      { 'imeiPrices.0.imei': 'An IMEI has exactly 15 digits' },
    ],
    [
      { imeiPrices: [{ imei: '356938035643809', price: 0 }] },
      { 'imeiPrices.0.price': 'The amount must be more than zero' },
    ],
    [
      { imeiPrices: [...sale.imeiPrices, ...sale.imeiPrices], finalPrice: 100_000, pocketCash: 100_000 },
      { 'imeiPrices.1.imei': 'This IMEI is entered twice' },
    ],
    [{ finalPrice: 49_999 }, { finalPrice: 'The total must equal the sum of the phone prices' }],
    [{ pocketCash: 49_999 }, { pocketCash: 'The payment must add up to the amount due' }],
    [{ sellingType: 'Gift' }, { sellingType: 'Choose one of the options' }],
    [{ saleDate: 'soon' }, { saleDate: 'Enter a date' }],
    [{ warranty: 'Forever' }, { warranty: 'Choose one of the options' }],
    [{ ...credit, payableAmountNow: undefined }, { payableAmountNow: 'This is required' }],
    [
      { ...credit, payableAmountLater: 29_000 },
      { payableAmountLater: 'Payable now and payable later must add up to the total' },
    ],
    [
      { ...credit, payableAmountNow: 50_000, payableAmountLater: 0 },
      { payableAmountLater: 'Something must stay payable later; choose full payment otherwise' },
    ],
    [{ ...credit, payableAmountLaterDate: undefined }, { payableAmountLaterDate: 'This is required' }],
    [
      { ...credit, payableAmountLaterDate: '2026-11-19' },
      { payableAmountLaterDate: 'The date cannot be before the date of the document' },
    ],
    [
      { ...exchange, exchangePhoneDetail: undefined },
      { exchangePhoneDetail: 'Fill in the phone that is taken in exchange' },
    ],
    [
      { ...exchange, exchangePhoneDetail: { ...oldPhone, imei2: oldPhone.imei1 } },
      { 'exchangePhoneDetail.imei2': 'IMEI 1 and IMEI 2 must differ' },
    ],
    [
      { ...exchange, exchangePhoneDetail: { ...oldPhone, imei1: '356938035643809' } },
      { 'exchangePhoneDetail.imei1': 'This IMEI is entered twice' },
    ],
    [
      { ...exchange, exchangePhoneDetail: { ...oldPhone, imei2: '356938035643809' } },
      { 'exchangePhoneDetail.imei2': 'This IMEI is entered twice' },
    ],
    [
      { accessories: [{ name: 'case', quantity: 1, price: 5 }] },
      { 'accessories.0.name': 'This is not valid' },
    ],
    [
      { accessories: [{ name: id('ac'), quantity: 0, price: 5 }] },
      { 'accessories.0.quantity': 'The quantity is at least 1', pocketCash: undefined },
    ],
    [
      { accessories: [{ name: id('ac'), quantity: 100_000, price: 100_000_000 }] },
      { accessories: 'The amount is too large' },
    ],
    [{ total: 1 }, { total: 'This field is not known' }],
  ])('refuses %j', (change, errors) =>
    expect(errorsOf({ ...sale, ...change })).toMatchObject(cleaned(errors)),
  );
});

function cleaned(errors: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}

const price = fc.integer({ min: 1, max: 1_000_000_000 });
const figures: fc.Arbitrary<SaleFigures> = fc.record({
  imeiPrices: fc.array(fc.record({ price }), { minLength: 1, maxLength: 20 }),
  accessories: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 50 }), price })),
  sellingType: fc.constantFrom(...SELLING_TYPES),
  payableAmountNow: fc.option(price, { nil: undefined }),
  payableAmountLater: fc.option(price, { nil: undefined }),
  exchangePhoneDetail: fc.option(fc.record({ purchasePrice: price }), { nil: undefined }),
});

describe('saleTotals', () => {
  it('loses nothing: what is due is paid now, owed later or came as a phone', () => {
    fc.assert(
      fc.property(figures, (sold) => {
        const totals = saleTotals(sold);
        expect(totals.due).toBe(totals.phones + totals.accessories);
        expect(totals.now + totals.later + totals.exchange).toBe(totals.due);
        if (sold.sellingType === 'Full Payment') expect(totals.later).toBe(0);
        if (sold.sellingType === 'Exchange') expect(totals.later).toBe(sold.payableAmountLater ?? 0);
        if (sold.sellingType !== 'Exchange') expect(totals.exchange).toBe(0);
      }),
    );
  });
  it('pays the customer when the dearer phone came in', () =>
    expect(
      saleTotals({
        sellingType: 'Exchange',
        imeiPrices: [{ price: 10 }],
        exchangePhoneDetail: { purchasePrice: 15 },
      }),
    ).toMatchObject({ now: -5, exchange: 15, later: 0 }));
});

const draft = fc
  .record({
    price,
    accessoryPrice: price,
    sellingType: fc.constantFrom(...SELLING_TYPES),
    value: price,
    now: fc.integer({ min: 0, max: 999 }),
  })
  .map(({ price, accessoryPrice, sellingType, value, now }) => {
    const due = price + 2 * accessoryPrice;
    const paid = sellingType === 'Credit' ? Math.floor((due * now) / 1000) : due;
    const isExchange = sellingType === 'Exchange';
    return {
      ...sale,
      entityData: { name: 'Bilal', number: '+923007654321' },
      sellingType,
      imeiPrices: [{ imei: '356938035643809', price }],
      finalPrice: price,
      accessories: [{ name: id('ac'), quantity: 2, price: accessoryPrice }],
      pocketCash: isExchange ? Math.abs(due - value) : paid,
      ...(sellingType === 'Credit' && {
        payableAmountNow: paid,
        payableAmountLater: due - paid,
        payableAmountLaterDate: '2026-12-01',
      }),
      ...(isExchange && { exchangePhoneDetail: { ...oldPhone, purchasePrice: value } }),
    };
  });

describe('form and wire', () => {
  it('agree on every sale', () => {
    fc.assert(
      fc.property(draft, (value) => {
        const MONEY = [
          'price',
          'finalPrice',
          'pocketCash',
          'payableAmountNow',
          'payableAmountLater',
          'purchasePrice',
        ];
        const sent = JSON.parse(
          JSON.stringify(value, (key, it) => (MONEY.includes(key) ? toRupees(it as number) : it)),
        );
        expect(saleRequest.parse(sent)).toEqual(saleSchema.parse(value));
      }),
    );
  });

  it('answer with a value or with rules, never with an exception', () => {
    fc.assert(
      fc.property(
        draft,
        fc.constantFrom(...Object.keys(sale), 'accessories', 'exchangePhoneDetail'),
        fc.oneof(fc.anything(), fc.constant([{ imei: '356938035643809', price: Number.MAX_SAFE_INTEGER }])),
        (value, field, anything) => {
          saleSchema.safeParse({ ...value, [field]: anything });
          saleRequest.safeParse({ ...value, [field]: anything });
        },
      ),
    );
  });
});

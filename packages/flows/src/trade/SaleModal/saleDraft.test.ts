import { MAX_PRICE, SELLING_TYPES, saleTotals } from '@handset/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accessories, creditDraft, exchangeDraft, paidDraft, persons, units } from './sale.fixtures.ts';
import {
  accessoryRowOf,
  accessoryShortages,
  completeDraft,
  emptySaleDraft,
  hasEntries,
  isMissingRequired,
  offeredPrice,
  restoredDraft,
  type SaleDraft,
  saleErrors,
  saleOf,
  totalsOfDraft,
} from './saleDraft.ts';

const price = fc.integer({ min: 0, max: MAX_PRICE });
const draft = fc
  .record({
    sellingType: fc.constantFrom(...SELLING_TYPES),
    prices: fc.array(price, { maxLength: 20 }),
    accessories: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 99 }), price }), { maxLength: 5 }),
    payableAmountNow: price,
    exchange: price,
  })
  .map(({ prices, exchange, ...rest }) => ({
    ...emptySaleDraft('2026-11-21'),
    ...rest,
    accessories: rest.accessories.map((row) => ({ name: 'id', accessoryName: 'Case', ...row })),
    imeiPrices: prices.map((amount, index) => ({ imei: String(index), price: amount })),
    exchangePhoneDetail: { ...emptySaleDraft('').exchangePhoneDetail, purchasePrice: exchange },
  }));

describe('totalsOfDraft', () => {
  it("equals the domain's totals for whatever is entered", () => {
    fc.assert(
      fc.property(draft, (values) => {
        expect(totalsOfDraft(values)).toEqual(
          saleTotals({
            sellingType: values.sellingType,
            imeiPrices: values.imeiPrices,
            accessories: values.accessories,
            payableAmountNow: values.payableAmountNow,
            exchangePhoneDetail: { purchasePrice: values.exchangePhoneDetail.purchasePrice },
          }),
        );
      }),
    );
  });

  it('counts what is not filled in as nothing', () => {
    const values = paidDraft({ imeiPrices: [{ imei: '1', price: null }] });
    expect(totalsOfDraft(values)).toMatchObject({ phones: 0, due: 0, now: 0, later: 0 });
  });

  it('survives figures beyond every limit', () => {
    const row = { name: 'id', accessoryName: '', quantity: Number.MAX_SAFE_INTEGER, price: MAX_PRICE };
    expect(() => totalsOfDraft(paidDraft({ accessories: [row, row, row] }))).not.toThrow();
  });
});

describe('saleOf', () => {
  it('gives the sale of a full payment', () => {
    expect(saleOf(paidDraft())).toEqual({
      entityData: expect.objectContaining({ name: 'Bilal Ahmed', number: '+923001234567' }),
      sellingType: 'Full Payment',
      saleDate: '2026-11-21',
      warranty: '12 Months',
      imeiPrices: [{ imei: '356938035643809', price: 6_000_000 }],
      finalPrice: 6_000_000,
      accessories: [],
      accountCash: 0,
      pocketCash: 6_000_000,
    });
  });

  it('carries credit fields on credit alone, and the exchanged phone in an exchange alone', () => {
    const credit = saleOf(creditDraft());
    expect(credit).toMatchObject({ payableAmountNow: 12_000_000, payableAmountLater: 8_860_000 });
    expect(credit).not.toHaveProperty('exchangePhoneDetail');

    const exchange = saleOf({ ...exchangeDraft(), payableAmountNow: 100 });
    expect(exchange.exchangePhoneDetail).toMatchObject({ modelName: 'iPhone 14', purchasePrice: 8_500_000 });
    expect(exchange).not.toHaveProperty('payableAmountNow');
  });

  it('leaves out accessory rows that were never filled in', () => {
    const blank = { name: '', accessoryName: '', quantity: 1, price: null };
    expect(saleOf(paidDraft({ accessories: [blank] })).accessories).toEqual([]);
  });

  it('leaves out the cash that is given', () => {
    expect(saleOf(paidDraft({ cashGiven: 6_500_000 }))).toEqual(saleOf(paidDraft()));
  });

  it('survives being stored as JSON', () => {
    const stored = JSON.parse(JSON.stringify(creditDraft()));
    expect(saleOf(stored)).toEqual(saleOf(creditDraft()));
  });

  it('needs no payment where nothing changes hands', () => {
    const even = exchangeDraft();
    even.exchangePhoneDetail.purchasePrice = 6_000_000;
    expect(saleErrors({ ...even, pocketCash: null })).toEqual({});
  });
});

describe('saleErrors', () => {
  it('names the fields that an empty draft lacks', () => {
    const errors = saleErrors({ ...emptySaleDraft('2026-11-21'), sellingType: null });
    expect(Object.keys(errors)).toEqual(
      expect.arrayContaining(['entityData.name', 'entityData.number', 'sellingType', 'imeiPrices']),
    );
    expect(errors.imeiPrices).toBe('Add at least one phone');
  });

  it('asks for the payment to meet the amount due', () => {
    expect(saleErrors(paidDraft({ pocketCash: 5_000_000 }))).toEqual({
      pocketCash: 'The payment must add up to the amount due',
    });
  });

  it('asks for the amount that is paid out when a dearer phone came in', () => {
    expect(saleErrors({ ...exchangeDraft(), pocketCash: null })).toEqual({
      pocketCash: 'The payment must add up to the amount due',
    });
  });

  it('speaks Urdu', () => {
    expect(saleErrors(paidDraft({ pocketCash: 0 }), 'ur').pocketCash).toBe(
      'ادائیگی کا مجموعہ واجب رقم کے برابر ہونا چاہیے',
    );
  });
});

describe('isMissingRequired', () => {
  it('is so until customer, phone, price, date and selling type are there', () => {
    expect(isMissingRequired(emptySaleDraft('2026-11-21'))).toBe(true);
    expect(isMissingRequired(paidDraft({ sellingType: null }))).toBe(true);
    expect(isMissingRequired(paidDraft({ saleDate: '' }))).toBe(true);
    expect(isMissingRequired(paidDraft({ imeiPrices: [] }))).toBe(true);
    expect(isMissingRequired(paidDraft({ entityData: { name: 'New', number: ' ', reference: '' } }))).toBe(
      true,
    );
    expect(isMissingRequired(paidDraft())).toBe(false);
  });
});

describe('completeDraft', () => {
  it('fills in what follows: customer, total, payable-later', () => {
    const { customerName, finalPrice, payableAmountLater } = completeDraft(
      {
        ...creditDraft(),
        customerName: '',
        finalPrice: 0,
        payableAmountLater: null,
      },
      persons,
    );
    expect({ customerName, finalPrice, payableAmountLater }).toEqual({
      customerName: 'Bilal Ahmed',
      finalPrice: 20_500_000,
      payableAmountLater: 8_860_000,
    });
  });
});

describe('the customer of a draft', () => {
  const entity = { mode: 'new', _id: null, name: 'Ali', number: '0300 7654321', reference: '' } as const;

  it('is the new one, however it was chosen before', () => {
    const draft = completeDraft({ ...paidDraft(), entity }, persons);
    expect(draft).toMatchObject({ customerName: 'Ali', customerNumber: '0300 7654321' });
    expect(draft.entityData).not.toHaveProperty('_id');
  });

  it('survives until the list of parties has come', () => {
    expect(completeDraft(paidDraft(), []).customerName).toBe('Bilal Ahmed');
  });
});

describe('offeredPrice', () => {
  it('is the demand price, else the final price, in minor units', () => {
    expect(units.slice(0, 3).map(offeredPrice)).toEqual([6_000_000, 14_500_000, 3_850_000]);
    const [phone] = units;
    expect(phone && offeredPrice({ ...phone, finalPrice: null, demandPrice: null })).toBeNull();
  });
});

describe('hasEntries', () => {
  it('is so once anything was entered, and not of a draft as it opens', () => {
    const empty = emptySaleDraft('2026-11-21');
    expect(hasEntries(empty, empty)).toBe(false);
    expect(hasEntries(JSON.parse(JSON.stringify(completeDraft(empty, persons))), empty)).toBe(false);
    expect(hasEntries({ ...empty, entity: { ...empty.entity, mode: 'new' } }, empty)).toBe(false);
    const changes: Partial<SaleDraft>[] = [
      { entity: { ...empty.entity, mode: 'new', name: 'Ali' } },
      { saleDate: '2026-11-20' },
      { writtenImeis: '1' },
      { exchangePhoneDetail: { ...empty.exchangePhoneDetail, color: 'Red' } },
      { pictures: { cnicFrontPic: [new File([], 'front.jpg')] } },
    ];
    for (const change of changes) expect(hasEntries({ ...empty, ...change }, empty)).toBe(true);
  });
});

describe('restoredDraft', () => {
  it('fills in what an older draft lacks, and lists each phone once', () => {
    const { demandPrice: _, ...exchangePhoneDetail } = exchangeDraft().exchangePhoneDetail;
    const kept = { ...exchangeDraft(), exchangePhoneDetail } as SaleDraft;
    const restored = restoredDraft(
      { ...kept, imeiPrices: [...kept.imeiPrices, ...kept.imeiPrices] },
      '2026-11-22',
    );
    expect(restored.exchangePhoneDetail.demandPrice).toBeNull();
    expect(restored.imeiPrices).toEqual(kept.imeiPrices);
    expect(restored.saleDate).toBe('2026-11-21');
  });
});

describe('accessoryRowOf', () => {
  it('leaves a part of an exchange on credit where staff say so', () => {
    const draft = exchangeDraft();
    draft.exchangePhoneDetail.purchasePrice = 1_000_000;
    const { now } = totalsOfDraft(draft);
    const part = {
      ...draft,
      isPartOnCredit: true,
      payableAmountNow: 100_000,
      payableAmountLaterDate: '2026-12-21',
      accountCash: null,
      pocketCash: 100_000,
    };
    expect(totalsOfDraft(part)).toMatchObject({ now: 100_000, later: now - 100_000 });
    expect(saleOf(part)).toMatchObject({ payableAmountNow: 100_000, payableAmountLater: now - 100_000 });
    expect(saleErrors({ ...part, payableAmountNow: null, pocketCash: null })).toEqual({
      payableAmountNow: 'This is required',
    });
    // A dearer phone came in: nothing is left to be paid.
    const dearer = { ...part, exchangePhoneDetail: exchangeDraft().exchangePhoneDetail };
    expect(totalsOfDraft(dearer).later).toBe(0);
  });

  it('counts the rows that were filled in alone', () => {
    const blank = { name: '', accessoryName: '', quantity: 1, price: null };
    const rows = { accessories: [blank, { ...blank, price: 100 }] };
    expect([accessoryRowOf(rows, 0), accessoryRowOf(rows, 1)]).toEqual([1, undefined]);
  });
});

describe('accessoryShortages', () => {
  it('counts two rows of the same accessory together', () => {
    const [charger] = accessories;
    const name = charger?._id ?? '';
    expect(accessoryShortages([{ name, quantity: 4 }], accessories)).toEqual([]);
    expect(
      accessoryShortages(
        [
          { name, quantity: 3 },
          { name, quantity: 2 },
        ],
        accessories,
      ),
    ).toEqual([{ index: 1, available: 1 }]);
  });
});

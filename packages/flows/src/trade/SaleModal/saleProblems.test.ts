import { fieldErrors, saleSchema, unitsByImei } from '@handset/domain';
import { describe, expect, it } from 'vitest';
import { commonMessages } from '../../form/commonMessages.ts';
import { listedErrors, MAX_LISTED_PHONES } from './listedErrors.ts';
import { accessories, creditDraft, exchangeDraft, paidDraft, persons, units } from './sale.fixtures.ts';
import { completeDraft, type SaleDraft, saleInput } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';
import { saleField, saleProblems } from './saleProblems.ts';

const messages = { sale: saleMessages.en, common: commonMessages.en };
const stockOf = (items: typeof units, isKnown = true) => {
  const byImei = unitsByImei(items);
  return { isKnown, find: (imei: string) => byImei.get(imei) };
};

/** Errors that the form shows, by field. */
function errorsOf(draft: SaleDraft, stock = stockOf(units)) {
  const parsed = saleSchema.safeParse(saleInput(completeDraft(draft, persons)));
  const broken = parsed.success ? {} : fieldErrors(parsed.error);
  return {
    ...Object.fromEntries(Object.entries(broken).map(([path, text]) => [saleField(path, draft), text])),
    ...saleProblems(draft, { accessories, stock, today: '2026-11-21', locale: 'en', messages }),
  };
}

const [first, second] = units;
const charger = {
  name: accessories[0]?._id ?? '',
  accessoryName: '20 W charger',
  quantity: 2,
  price: 150_000,
};
const exchanged = (changes: Partial<SaleDraft['exchangePhoneDetail']>): SaleDraft => ({
  ...exchangeDraft(),
  exchangePhoneDetail: { ...exchangeDraft().exchangePhoneDetail, ...changes },
});
const bought = units.slice(0, 1).map((unit) => ({ ...unit, acquiredOn: '2026-11-10' }));

describe('the errors of a sale', () => {
  it.each<[string, SaleDraft, Record<string, string>]>([
    [
      'a phone that is picked and not added',
      paidDraft({ imei1: second?.imei1 ?? '' }),
      { imei1: messages.sale.addPending },
    ],
    [
      'a list of phones that is not added',
      paidDraft({ writtenImeis: `${first?.imei1}\n${second?.imei1}` }),
      { writtenImeis: messages.sale.listPending },
    ],
    ['a list of what is sold or unknown', paidDraft({ writtenImeis: `${first?.imei1}\n123` }), {}],
    ['no phone', paidDraft({ imeiPrices: [] }), { imei1: 'Add at least one phone' }],
    [
      'a day to come',
      paidDraft({ saleDate: '2026-11-22' }),
      { saleDate: 'The date cannot be in the future' },
    ],
    [
      'a day before the phone was bought',
      paidDraft({ saleDate: '2026-11-09', addedImeis: bought }),
      { saleDate: 'The date cannot be before the phone was bought' },
    ],
    ['no day', paidDraft({ saleDate: '' }), { saleDate: 'This is required' }],
    [
      'a price of nothing',
      paidDraft({ imeiPrices: [{ imei: first?.imei1 ?? '', price: 0 }] }),
      { 'imeiPrices.0.price': 'The amount must be more than zero' },
    ],
    [
      'a payment from no bank',
      paidDraft({ accountCash: 6_000_000, pocketCash: 0 }),
      { pocketCash: 'Choose the bank account that the amount moves through' },
    ],
    [
      'more accessories than there are',
      paidDraft({ accessories: [{ ...charger, quantity: 5 }] }),
      { 'accessories.0.quantity': 'Only 4 in stock' },
    ],
    [
      'no piece of an accessory',
      paidDraft({ accessories: [{ ...charger, quantity: 0 }] }),
      { 'accessories.0.quantity': 'The quantity is at least 1' },
    ],
    [
      'credit that is due before the sale',
      { ...creditDraft(), payableAmountLaterDate: '2026-11-20' },
      { payableAmountLaterDate: 'The date cannot be before the date of the document' },
    ],
    [
      'an exchange without its phone',
      paidDraft({ sellingType: 'Exchange' }),
      {
        'exchangePhoneDetail.companyName': 'This is required',
        'exchangePhoneDetail.modelName': 'This is required',
        'exchangePhoneDetail.imei1': 'This is required',
        'exchangePhoneDetail.purchasePrice': 'This is required',
      },
    ],
    [
      'the phone that is sold taken in exchange',
      exchanged({ imei1: first?.imei1 ?? '' }),
      { 'exchangePhoneDetail.imei1': 'This IMEI is entered twice' },
    ],
    [
      'the same phone by its IMEI 2',
      exchanged({ imei1: first?.imei2 ?? '' }),
      { 'exchangePhoneDetail.imei1': 'This IMEI is entered twice' },
    ],
    [
      'a phone in stock taken in exchange',
      exchanged({ imei1: second?.imei1 ?? '' }),
      { 'exchangePhoneDetail.imei1': messages.sale.alreadyInStock },
    ],
    [
      'one IMEI twice on the phone taken in exchange',
      exchanged({ imei1: '490154203237526', imei2: '490154203237526' }),
      { 'exchangePhoneDetail.imei2': 'IMEI 1 and IMEI 2 must differ' },
    ],
    [
      'a wrong check digit of the phone taken in exchange',
      exchanged({ imei1: '353328112223331' }),
      { 'exchangePhoneDetail.imei1': messages.common.imeiCheckDigitError },
    ],
  ])('%s', (_what, draft, errors) => expect(errorsOf(draft)).toMatchObject(errors));

  it('are none of a complete sale, also of accessories alone', () => {
    const accessoriesAlone = { imeiPrices: [], addedImeis: [], accessories: [charger], pocketCash: 300_000 };
    for (const draft of [
      paidDraft(),
      creditDraft(),
      exchangeDraft(),
      paidDraft(accessoriesAlone),
      exchanged({ imei1: '353328112223331', isImei1Confirmed: true }),
    ])
      expect(errorsOf(draft)).toEqual({});
  });

  it('name a phone that was sold meanwhile, but not while the list loads or has failed', () => {
    const sold = { 'imeiPrices.0.imei': messages.sale.noLongerInStock };
    expect(errorsOf(paidDraft(), stockOf(units.slice(1)))).toEqual(sold);
    expect(errorsOf(paidDraft(), stockOf([], false))).toEqual({});
  });
});

describe('the summary of errors', () => {
  const error = (index: number, field: 'imei' | 'price') => ({
    name: `imeiPrices.${index}.${field}`,
    label: 'IMEI',
    message: 'This is required',
  });

  it('names a phone by its IMEI, and leads to its price', () =>
    expect(listedErrors([error(0, 'imei')], {}, [{ imei: '356938035643809' }])).toEqual([
      { ...error(0, 'price'), label: 'IMEI 356938035643809' },
    ]));

  it('counts what is wrong with many phones', () => {
    const phones = Array.from({ length: MAX_LISTED_PHONES + 1 }, (_, index) => ({ imei: String(index) }));
    const date = { name: 'saleDate', label: 'Sale date', message: 'This is required' };
    const errors = [error(0, 'price'), date, error(7, 'price')];
    expect(listedErrors(errors, { imei1: 'Phones' }, phones)).toEqual([
      { name: 'imeiPrices', label: 'Phones', message: 'This is required (2)' },
      date,
    ]);
  });
});

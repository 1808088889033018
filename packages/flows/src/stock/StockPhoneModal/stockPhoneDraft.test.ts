import { fieldErrors, newPhoneSchema, stockEditSchema } from '@handset/domain';
import { describe, expect, it } from 'vitest';
import { commonMessages } from '../../form/commonMessages.ts';
import { filledDraft } from './stockPhone.fixtures.ts';
import {
  conflictsOf,
  draftOfPhone,
  emptyStockPhoneDraft,
  factsOf,
  mergedFacts,
  newPhoneInput,
  type StockPhoneDraft,
  stockEditInput,
  stockPhoneField,
  stockPhonePictures,
  stockPhoneProblems,
  undecided,
} from './stockPhoneDraft.ts';
import { stockPhoneMessages } from './stockPhoneMessages.ts';

const phone = {
  _id: '01934f00-0000-7000-8000-000000000300',
  name: null,
  companyName: 'Samsung',
  modelName: 'Galaxy A15',
  specifications: 'PTA',
  color: null,
  imei1: '356938035643809',
  imei2: '490154203237518',
  demandPrice: 5_200_000,
  purchasePrice: null,
  finalPrice: null,
  version: 3,
};

describe('a phone as the form shows it', () => {
  it('is called by what it is where it has no name', () =>
    expect(draftOfPhone(phone)).toMatchObject({
      name: 'Samsung Galaxy A15',
      color: '',
      isDualSim: true,
      isImei1Confirmed: true,
    }));

  it('keeps a cost that is not to be seen, and clears what is no longer stated', () => {
    const draft = { ...draftOfPhone(phone), color: 'Blue', finalPrice: 5_000_000, specs: null };
    expect(stockEditSchema.parse(stockEditInput(draft, 3))).toMatchObject({
      specs: null,
      price: { demandPrice: 5_200_000, finalPrice: 5_000_000 },
      version: 3,
    });
  });
});

it('has no second IMEI where it is no phone with two SIMs', () => {
  const single = { ...filledDraft, isDualSim: false };
  expect(newPhoneSchema.parse(newPhoneInput(single, undefined)).imei2).toBeUndefined();
  expect(stockEditSchema.parse(stockEditInput(single, 3)).imei2).toBeUndefined();
});

it('tells what is missing by the form’s own names', () => {
  const result = newPhoneSchema.safeParse(newPhoneInput(emptyStockPhoneDraft(), undefined));
  const paths = result.success ? [] : Object.keys(fieldErrors(result.error)).map(stockPhoneField);
  expect(paths.sort()).toEqual([
    'color',
    'companyName',
    'demandPrice',
    'finalPrice',
    'imei1',
    'modelSpecifications',
    'name',
    'purchasePrice',
  ]);
  expect(stockPhoneField('price.purchasePrice')).toBe('purchasePrice');
  expect(stockPhoneField('images.2')).toBe('pictures');
  expect(stockPhoneField('version')).toBe('root.version');
});

describe('the errors of a phone', () => {
  const held = '356938035643817';
  const messages = { common: commonMessages.en, stock: stockPhoneMessages.en };
  const errorsOf = (change: Partial<StockPhoneDraft>) => {
    const draft = { ...filledDraft, ...change };
    const parsed = newPhoneSchema.safeParse(newPhoneInput(draft, undefined));
    const broken = parsed.success ? {} : fieldErrors(parsed.error);
    return {
      ...Object.fromEntries(Object.entries(broken).map(([path, text]) => [stockPhoneField(path), text])),
      ...stockPhoneProblems(draft, {
        phone: undefined,
        editConflict: null,
        locale: 'en',
        messages,
        heldBy: (imei) => (imei === held ? 'Apple iPhone 13' : undefined),
      }),
    };
  };

  it.each<[Partial<StockPhoneDraft>, Record<string, string>]>([
    [{ imei1: '35693803' }, { imei1: 'An IMEI has exactly 15 digits' }],
    [{ imei1: '35693803564380A' }, { imei1: 'An IMEI has digits only' }],
    [{ imei1: '000000000000000' }, { imei1: 'An IMEI is never one digit repeated' }],
    [{ imei1: '356938035643808' }, { imei1: messages.common.imeiCheckDigitError }],
    [{ imei2: filledDraft.imei1 }, { imei2: 'IMEI 1 and IMEI 2 must differ' }],
    [{ imei1: held }, { imei1: 'This IMEI is already in stock: Apple iPhone 13' }],
    [{ imei2: held }, { imei2: 'This IMEI is already in stock: Apple iPhone 13' }],
    [{ purchasePrice: 0 }, { purchasePrice: 'The amount must be more than zero' }],
    [{ demandPrice: 100_000_000_000 }, { demandPrice: 'The amount is too large' }],
    [{ finalPrice: -100 }, { finalPrice: 'The amount must be more than zero' }],
    [{ name: 'x'.repeat(121) }, { name: 'This is longer than 120 characters' }],
  ])('%j', (change, errors) => expect(errorsOf(change)).toMatchObject(errors));

  it('are none of a complete one, and none of a check digit that was confirmed', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ imei1: '356938035643808', isImei1Confirmed: true })).toEqual({});
  });
});

describe('the cover image', () => {
  const [front, back] = [new File(['f'], 'front.png'), new File(['b'], 'back.png')];
  const draft = { ...emptyStockPhoneDraft(), pictures: [front, back] };
  it('is the first image', () =>
    expect(stockPhonePictures(draft, false)).toEqual({ coverImage: front, images: [back] }));
  it('stays the stored one, unless another is made it', () => {
    expect(stockPhonePictures(draft, true)).toEqual({ images: [front, back] });
    expect(stockPhonePictures({ ...draft, isNewCover: true }, true)).toEqual({
      coverImage: front,
      images: [back],
    });
  });
  it('is absent where there are no images', () =>
    expect(stockPhonePictures(emptyStockPhoneDraft(), false)).toEqual({ images: [] }));
});

describe('two edits of one phone', () => {
  const before = { ...phone, color: 'Blue', finalPrice: 5_000_000 };
  const stored = { ...before, color: 'Black', finalPrice: 4_900_000, version: 4 };
  const mine = { ...draftOfPhone(before), color: 'Navy' };
  const editConflict = { before: factsOf(before), mine, stored };

  it('are brought together but for what both changed', () => {
    expect(mergedFacts(editConflict)).toMatchObject({ color: 'Navy', finalPrice: 4_900_000 });
    expect(conflictsOf(editConflict).map(({ field }) => field)).toEqual(['color', 'finalPrice']);
    expect(undecided(editConflict, { ...mine, ...mergedFacts(editConflict) })).toEqual(['color']);
  });

  it('are decided by a choice, and by typing something else', () => {
    expect(undecided(editConflict, { ...mine, choices: { color: 'mine' } })).toEqual([]);
    expect(undecided(editConflict, { ...mine, color: 'Grey' })).toEqual([]);
    expect(undecided(null, mine)).toEqual([]);
  });
});

import { fieldErrors, newPhoneSchema, stockEditSchema } from '@handset/domain';
import { describe, expect, it } from 'vitest';
import {
  conflictsOf,
  draftOfPhone,
  emptyStockPhoneDraft,
  factsOf,
  mergedFacts,
  newPhoneInput,
  stockEditInput,
  stockPhoneField,
  stockPhonePictures,
  undecided,
} from './stockPhoneDraft.ts';

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
  const meeting = { before: factsOf(before), mine, stored };

  it('are brought together but for what both changed', () => {
    expect(mergedFacts(meeting)).toMatchObject({ color: 'Navy', finalPrice: 4_900_000 });
    expect(conflictsOf(meeting).map(({ field }) => field)).toEqual(['color', 'finalPrice']);
    expect(undecided(meeting, { ...mine, ...mergedFacts(meeting) })).toEqual(['color']);
  });

  it('are decided by a choice, and by typing something else', () => {
    expect(undecided(meeting, { ...mine, choices: { color: 'mine' } })).toEqual([]);
    expect(undecided(meeting, { ...mine, color: 'Grey' })).toEqual([]);
    expect(undecided(null, mine)).toEqual([]);
  });
});

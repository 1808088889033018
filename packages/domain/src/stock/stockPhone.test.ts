import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../rules/rules.ts';
import { newPhoneRequest, stockEditRequest, stockEntryLines } from './stockPhone.ts';

const phone = {
  name: 'Galaxy A15 blue',
  companyName: 'Samsung',
  modelSpecifications: 'A15',
  specs: 'PTA',
  color: 'Blue',
  imei: '356938035643809',
  imei2: '',
  demandPrice: '52000',
  purchasePrice: '45000.50',
  finalPrice: '50000',
  shopid: '01980000-0000-7000-8000-000000000001',
};
const edit = {
  name: 'Galaxy A15 blue',
  companyName: 'Samsung',
  modelSpecifications: 'A15',
  color: 'Blue',
  imei1: '356938035643809',
  imei2: '490154203237518',
  price: { demandPrice: 52_000, purchasePrice: 45_000, finalPrice: 50_000 },
};

function errorsOf(schema: typeof newPhoneRequest | typeof stockEditRequest, input: unknown) {
  const result = schema.safeParse(input);
  return result.success ? undefined : fieldErrors(result.error);
}

describe('the stock form', () => {
  it('is read from the text of a multipart form', () =>
    expect(newPhoneRequest.parse(phone)).toMatchObject({
      purchasePrice: 4_500_050,
      imei2: undefined,
      specs: 'PTA',
    }));

  it('requires what the specification requires', () =>
    expect(errorsOf(newPhoneRequest, {})).toEqual({
      name: 'This is required',
      companyName: 'This is required',
      modelSpecifications: 'This is required',
      color: 'This is required',
      imei: 'This is required',
      demandPrice: 'This is required',
      purchasePrice: 'This is required',
      finalPrice: 'This is required',
    }));

  it.each([
    [{ imei2: phone.imei }, { imei2: 'IMEI 1 and IMEI 2 must differ' }],
    [{ imei: '12' }, { imei: 'An IMEI has exactly 15 digits' }],
    [{ purchasePrice: 0 }, { purchasePrice: 'The amount must be more than zero' }],
    [{ specs: 'approved' }, { specs: 'Choose one of the options' }],
    [{ shopid: 'x' }, { shopid: 'This is not valid' }],
    [{ state: 'sold' }, { state: 'This field is not known' }],
    [{ name: 'x'.repeat(121) }, { name: 'This is longer than 120 characters' }],
  ])('refuses %j', (change, errors) =>
    expect(errorsOf(newPhoneRequest, { ...phone, ...change })).toEqual(errors),
  );
});

describe('a stock edit', () => {
  it('keeps the purchase price that it does not name', () => {
    const { purchasePrice: _, ...price } = edit.price;
    expect(stockEditRequest.parse({ ...edit, price }).price).toEqual({
      demandPrice: 5_200_000,
      finalPrice: 5_000_000,
    });
  });
  it('tells a field that is absent from one that is cleared', () => {
    expect(stockEditRequest.parse(edit)).not.toHaveProperty('specs');
    expect(stockEditRequest.parse({ ...edit, specs: '', ramMemory: null })).toMatchObject({
      specs: null,
      ramMemory: null,
    });
  });
  it.each([
    [{ imei2: edit.imei1 }, { imei2: 'IMEI 1 and IMEI 2 must differ' }],
    [{ price: {} }, { 'price.demandPrice': 'This is required', 'price.finalPrice': 'This is required' }],
    [{ price: undefined }, { price: 'This is required' }],
    [{ color: '' }, { color: 'This is required' }],
    [{ cost: 1 }, { cost: 'This field is not known' }],
  ])('is refused with %j', (change, errors) =>
    expect(errorsOf(stockEditRequest, { ...edit, ...change })).toEqual(errors),
  );
});

it('is worth what it cost, against what the shop began with', () =>
  expect(stockEntryLines(500)).toEqual([{ debit: 'stock:phones', credit: 'equity:opening', amount: 500 }]));

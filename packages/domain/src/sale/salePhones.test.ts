import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withCheckDigit } from '../imei/imei.ts';
import { sum } from '../money/money.ts';
import { modelKey, modelsOnSale, readImeiList, saleDateRule, unitsByImei } from './salePhones.ts';

const imei = fc
  .integer({ min: 0, max: 9_999_999 })
  .map((serial) => withCheckDigit(`3569380${String(serial).padStart(7, '0')}`))
  // A number that ends so is read as one that a spreadsheet has shortened.
  .filter((digits) => !digits.endsWith('00000'));
const price = fc.option(fc.integer({ min: 1, max: 10_000_000 }));
const phone = fc.record({
  companyName: fc.constantFrom('Samsung', 'samsung ', 'Apple'),
  modelName: fc.constantFrom('A15', 'A25'),
  ramMemory: fc.constantFrom(null, '8/256', ''),
  price,
});

describe('unitsByImei', () => {
  it('finds a phone by either of its IMEIs, and the first of two with the same', () => {
    const one = { imei1: '1', imei2: '2' };
    const other = { imei1: '2', imei2: null };
    const found = unitsByImei([one, other]);
    expect([found.get('1'), found.get('2'), found.get('3')]).toEqual([one, one, undefined]);
  });
});

describe('readImeiList', () => {
  it('keeps every IMEI once, in its order, and counts what it leaves out', () => {
    fc.assert(
      fc.property(
        fc.array(imei, { maxLength: 60 }),
        fc.constantFrom('\n', ', ', '\t', '\r\n', '\n\n;'),
        (imeis, by) => {
          const { imeis: read, repeated, broken } = readImeiList(imeis.join(by));
          expect(read).toEqual([...new Set(imeis)]);
          expect(read.length + repeated).toBe(imeis.length);
          expect(broken).toEqual([]);
        },
      ),
    );
  });

  it.each([
    ['spaces and dashes', '35-693803-564380-9 ', ['356938035643809']],
    ["a scanner's prefix", ']C1356938035643809', ['356938035643809']],
    ['a label', 'IMEI 1: 356938035643809', ['356938035643809']],
    ['Urdu digits', '۳۵۶۹۳۸۰۳۵۶۴۳۸۰۹', ['356938035643809']],
    ['two in one cell', '356938035643809 / 490154203237518', ['356938035643809', '490154203237518']],
    ['nothing but blanks', ' \n\t\n', []],
    ['what is no IMEI, which nothing in stock will be found by', 'abc', ['abc']],
  ])('reads %s', (_name, text, imeis) => {
    expect(readImeiList(text)).toEqual({ imeis, repeated: 0, broken: [] });
  });

  it('does not guess what a spreadsheet has shortened', () => {
    expect(readImeiList('3.56938E+14\n490154203237518')).toEqual({
      imeis: ['490154203237518'],
      repeated: 0,
      broken: [{ text: '3.56938E+14', rule: 'imei.lost' }],
    });
  });

  it('reads anything without falling over', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary-ascii' }), (text) => void readImeiList(text)));
  });
});

describe('modelsOnSale', () => {
  it('loses no phone and no rupee', () => {
    fc.assert(
      fc.property(fc.array(phone, { maxLength: 40 }), (phones) => {
        const models = modelsOnSale(phones);
        expect(sum(models.map(({ count }) => count))).toBe(phones.length);
        expect(sum(models.map(({ subtotal }) => subtotal))).toBe(sum(phones.map((each) => each.price ?? 0)));
        expect(new Set(models.map(({ key }) => key))).toEqual(new Set(phones.map(modelKey)));
        for (const { price: one, count, subtotal } of models)
          if (one !== null) expect(subtotal).toBe(one * count);
      }),
    );
  });

  it('tells a price that is missing from prices that differ', () => {
    const a15 = { companyName: 'Samsung', modelName: 'A15', ramMemory: '8/256' };
    expect(modelsOnSale([{ ...a15, price: null }])).toMatchObject([
      { price: null, isMixed: false, subtotal: 0 },
    ]);
    expect(modelsOnSale([5, 7].map((each) => ({ ...a15, price: each })))).toMatchObject([
      { name: 'Samsung A15', ramMemory: '8/256', count: 2, price: null, isMixed: true, subtotal: 12 },
    ]);
  });
});

describe('saleDateRule', () => {
  it.each([
    ['2026-11-21', undefined],
    ['', 'required'],
    ['2026-11-22', 'date.future'],
    ['2026-11-10', undefined],
    ['2026-11-09', 'date.before-bought'],
  ])('of %s is %s', (date, rule) => {
    const phones = [{ acquiredOn: '2026-11-10' }, { acquiredOn: null }, {}];
    expect(saleDateRule(date, '2026-11-21', phones)).toBe(rule);
  });
});

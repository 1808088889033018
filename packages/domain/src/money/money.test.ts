import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../rules/rules.ts';
import { amountInWords } from './amountInWords.ts';
import { formatMoney, MAX_AMOUNT, parseRupees, sum, toRupees } from './money.ts';
import { minorUnits, rupees } from './moneySchema.ts';

const amounts = fc.integer({ min: 0, max: MAX_AMOUNT });

describe('parseRupees', () => {
  it.each([
    [45000, 4_500_000],
    ['45,000.50', 4_500_050],
    ['Rs 1,23,45,679', 1_234_567_900],
    ['PKR 10', 1_000],
    [' rs. 0.5 ', 50],
    ['450 Rs', 45_000],
    ['1،25،000', 12_500_000],
    ['1,00,000', 10_000_000],
    ['12,34,56,789.5', 12_345_678_950],
    ['500/-', 50_000],
    ['\u200f۴۵٬۰۰۰\u200f', 4_500_000],
    [' 12 500 ', 1_250_000],
    ['.5', 50],
    ['5.', 500],
    ['۴۵٬۰۰۰', 4_500_000],
    ['٤٥٫٢٥', 4_525],
    [0.07, 7],
    ['000012', 1_200],
    [-0, 0],
  ])('reads %j as %i paisa', (input, amount) => {
    expect(parseRupees(input)).toEqual({ ok: true, amount });
  });

  it.each([
    ['', 'required'],
    ['Rs ', 'required'],
    ['abc', 'money.text'],
    ['12a', 'money.text'],
    ['1e9', 'money.text'],
    ['0x10', 'money.text'],
    ['1.2.3', 'money.text'],
    ['450,5', 'money.text'],
    ['450,50', 'money.text'],
    ['45000,50', 'money.text'],
    ['1,2,3', 'money.text'],
    ['12,34', 'money.text'],
    ['1_000', 'money.text'],
    ['.', 'money.text'],
    ['45.000', 'money.precision'],
    ['+5', 'money.text'],
    [Number.NaN, 'money.text'],
    [Number.POSITIVE_INFINITY, 'money.text'],
    [undefined, 'money.text'],
    [null, 'money.text'],
    [true, 'money.text'],
    [{}, 'money.text'],
    [-1, 'money.negative'],
    ['−1', 'money.negative'],
    [0.001, 'money.precision'],
    ['0.001', 'money.precision'],
    [0.1 + 0.2, 'money.precision'],
    [1e-7, 'money.precision'],
    [1e21, 'money.too-large'],
    ['99999999999999999999', 'money.too-large'],
    [10_000_000_000.01, 'money.too-large'],
  ])('refuses %j by %s', (input, rule) => {
    expect(parseRupees(input)).toEqual({ ok: false, rule });
  });

  it('gives back every amount that formatMoney wrote, in either grouping', () => {
    fc.assert(
      fc.property(amounts, fc.boolean(), (amount, lakhGrouping) => {
        expect(parseRupees(formatMoney(amount, { lakhGrouping }))).toEqual({ ok: true, amount });
      }),
    );
  });

  it('gives back every amount that travelled as rupees in JSON', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseRupees(JSON.parse(JSON.stringify(toRupees(amount))))).toEqual({ ok: true, amount });
      }),
    );
  });

  it('answers whole minor units or a rule, whatever it is given', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), fc.double()), (input) => {
        const parsed = parseRupees(input);
        if (parsed.ok) expect(Number.isSafeInteger(parsed.amount) && parsed.amount >= 0).toBe(true);
      }),
    );
  });
});

describe('money schemas', () => {
  const errorOf = (input: unknown, schema = rupees({ min: 1 })) => {
    const result = schema.safeParse(input);
    return result.success ? undefined : fieldErrors(result.error)[''];
  };

  it.each([
    ['', 'This is required'],
    ['abc', 'Enter an amount such as 12,500 or 12,500.50'],
    [-1, 'The amount cannot be negative'],
    [0, 'The amount must be more than zero'],
    [0.001, 'Use at most two decimals (whole paisa)'],
    [1e11, 'The amount is too large'],
    [undefined, 'This is required'],
    [{}, 'Enter an amount such as 12,500 or 12,500.50'],
  ])('says what is wrong with %j on the wire', (input, message) => {
    expect(errorOf(input)).toBe(message);
  });

  it.each([
    [undefined, 'This is required'],
    [1.5, 'Enter an amount such as 12,500 or 12,500.50'],
    [0, 'The amount must be more than zero'],
    [MAX_AMOUNT + 1, 'The amount is too large'],
  ])('says what is wrong with the value %j', (input, message) => {
    expect(errorOf(input, minorUnits({ min: 1 }) as never)).toBe(message);
  });

  it('agrees with itself: rupees on the wire become the minor units of the form', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(rupees().parse(toRupees(amount))).toBe(minorUnits().parse(amount));
        expect(rupees().parse(String(toRupees(amount)))).toBe(amount);
      }),
    );
  });
});

describe('formatMoney', () => {
  it.each([
    [1_234_567_900, {}, 'Rs\u00a012,345,679'],
    [1_234_567_900, { lakhGrouping: true }, 'Rs\u00a01,23,45,679'],
    [-4_500_050, {}, '\u2212Rs\u00a045,000.50'],
    [0, {}, 'Rs\u00a00'],
  ])('writes %i as people do', (amount, format, text) => {
    expect(formatMoney(amount, format)).toBe(text);
  });
});

describe('sum', () => {
  it('adds exactly', () => expect(sum([10, 20, 30])).toBe(60));
  it('refuses to leave the exact integers', () =>
    expect(() => sum([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError));
});

describe('amountInWords', () => {
  it.each([
    [0, 'Rupees zero only'],
    [12_500_050, 'Rupees one lakh twenty-five thousand and fifty paisa only'],
    [1_234_567_800, 'Rupees one crore twenty-three lakh forty-five thousand six hundred seventy-eight only'],
    [-1_900, 'Rupees minus nineteen only'],
    [MAX_AMOUNT, 'Rupees one thousand crore only'],
  ])('spells %i', (amount, text) => expect(amountInWords(amount)).toBe(text));
});

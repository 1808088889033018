import { describe, expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { readMoney } from './readMoney.ts';

const read = (typed: string, limits = {}) => readMoney(typed, { currency: 'PKR', ...limits }, en);

describe('readMoney', () => {
  it('takes the sign and the code of its own currency', () => {
    expect(read('PKR 1,200.50')).toEqual({ value: 1_200_50 });
    for (const typed of ['€ 1,300', '1,300 EUR'])
      expect(read(typed, { currency: 'EUR' })).toEqual({ value: 1_300_00 });
  });

  it('takes an empty text as no amount', () => expect(read('')).toEqual({ value: null }));

  it.each([
    ['1e9', /Enter an amount/],
    ['-1', /cannot be negative/],
    ['0.001', /at most 2 decimals/],
    ['99999999999999999', /too large/],
  ])('says what is wrong with %s', (typed, problem) =>
    expect(read(typed)).toEqual({ value: null, problem: expect.stringMatching(problem) }),
  );

  it.each([
    [{ maxValue: 1_000_00 }, '1001', /Enter Rs\s1,000 or less/],
    [{ minValue: 10_00 }, '9.99', /Enter Rs\s10 or more/],
    [{ minValue: -5_00, isNegativeAllowed: true }, '-6', /Enter \u2212Rs\s5 or more/],
  ])('names the limit of %o that %s passes, and gives the amount all the same', (limits, typed, problem) =>
    expect(read(typed, limits)).toEqual({
      value: Math.round(Number(typed) * 100),
      problem: expect.stringMatching(problem),
    }),
  );
});

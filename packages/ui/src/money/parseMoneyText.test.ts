import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, formatMoneyText } from './formatMoney.ts';
import { parseMoneyText } from './parseMoneyText.ts';

const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

describe('parseMoneyText', () => {
  it('reads back what is written, whole or with a fraction, grouped or not', () => {
    fc.assert(
      fc.property(amount, fc.boolean(), (minor, hasGrouping) => {
        expect(parseMoneyText(formatMoneyText(minor, { hasGrouping }))).toEqual({ kind: 'value', minor });
      }),
    );
  });

  it('reads back sums of money with their sign and currency', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (minor) => {
        const read = parseMoneyText(formatMoney(minor), { isNegativeAllowed: true });
        expect(read).toEqual({ kind: 'value', minor: minor + 0 });
      }),
    );
  });

  it.each([
    ['1,23,456', 123_456_00],
    ['0.1', 10],
    ['.5', 50],
    ['5.', 500],
    ['0.29', 29],
    ['۴۵٬۰۰۰٫۵۰', 45_000_50],
    ['٤٥٠٠٠', 45_000_00],
    ['Rs 1,000', 1_000_00],
    [' 12 500 ', 12_500_00],
    ['-0', 0],
    ['Rs. 1,000/-', 1_000_00],
    ['1,000 Rs', 1_000_00],
    ['500/=', 500_00],
  ])('reads %j', (text, minor) => {
    expect(parseMoneyText(text)).toEqual({ kind: 'value', minor });
  });

  it.each([
    ['abc', 'format'],
    ['1e9', 'format'],
    ['1,5', 'format'],
    ['12,34', 'format'],
    ['1.2.3', 'format'],
    ['.', 'format'],
    ['-', 'format'],
    ['0x10', 'format'],
    ['$5', 'format'],
    ['Rs', 'format'],
    ['/-', 'format'],
    ['-Rs 5-', 'format'],
    ['-1', 'negative'],
    ['0.001', 'fraction'],
    ['90071992547409.92', 'too-large'],
  ])('refuses %j (%s)', (text, reason) => {
    expect(parseMoneyText(text)).toEqual({ kind: 'invalid', reason });
  });

  it('reads the sign of a currency on either side, whatever its case', () => {
    const options = { signs: ['$', 'USD'], isNegativeAllowed: true };
    for (const text of ['$5', '5 $', 'usd 5', '5USD', '5'])
      expect(parseMoneyText(text, options)).toEqual({ kind: 'value', minor: 500 });
    expect(parseMoneyText('-$5', options)).toEqual({ kind: 'value', minor: -500 });
    expect(parseMoneyText('$', options)).toEqual({ kind: 'invalid', reason: 'format' });
  });

  it('takes a text of spaces as none', () => {
    expect(parseMoneyText('  ')).toEqual({ kind: 'empty' });
  });

  it('never makes up an amount', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const read = parseMoneyText(typed);
        if (read.kind === 'value') expect(Number.isSafeInteger(read.minor)).toBe(true);
      }),
    );
  });
});

describe('formatMoney', () => {
  it.each([
    [12_345_00, 'Rs\u00a012,345'],
    [12_345_05, 'Rs\u00a012,345.05'],
    [-1_00, '\u2212Rs\u00a01'],
    [0, 'Rs\u00a00'],
  ])('writes %d as %j', (minor, text) => {
    expect(formatMoney(minor)).toBe(text);
  });
});

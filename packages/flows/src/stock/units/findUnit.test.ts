import { withCheckDigit } from '@handset/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findUnit } from './findUnit.ts';

const units = [
  { imei1: '356938035643809', imei2: '490154203237518' },
  { imei1: '352099001761481', imei2: null },
  { imei1: '352099001769481' },
];

describe('looking a phone up by what was scanned or typed', () => {
  it.each([
    ['356938035643809', { kind: 'one', unit: units[0] }],
    ['IMEI: 35 6938-0356 43809', { kind: 'one', unit: units[0] }],
    ['490154203237518', { kind: 'one', unit: units[0] }],
    ['۴۹۰۱۵۴۲۰۳۲۳۷۵۱۸', { kind: 'one', unit: units[0] }],
    ['761481', { kind: 'one', unit: units[1] }],
    ['9481', { kind: 'one', unit: units[2] }],
    ['481', { kind: 'broken', rule: 'imei.length' }],
    ['86000000', { kind: 'none', digits: '86000000' }],
    ['353333333333333', { kind: 'none', digits: '353333333333333' }],
    ['', { kind: 'broken', rule: 'required' }],
    ['Galaxy', { kind: 'broken', rule: 'imei.digits' }],
    ['3569380356438091', { kind: 'broken', rule: 'imei.length' }],
    ['000000000000000', { kind: 'broken', rule: 'imei.repeated' }],
  ])('%s', (text, found) => expect(findUnit(units, text)).toEqual(found));

  it('asks for more digits where several phones end alike', () => {
    const alike = [{ imei1: '111111111112345' }, { imei1: '222222222212345' }];
    expect(findUnit(alike, '12345')).toEqual({ kind: 'several', digits: '12345', count: 2 });
  });

  it('finds every phone by its whole IMEI, however many there are', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 10 ** 13, max: 10 ** 14 - 2 }), { minLength: 1, maxLength: 40 }),
        (numbers) => {
          const stock = numbers.map((number) => ({ imei1: withCheckDigit(String(number)) }));
          for (const unit of stock) expect(findUnit(stock, unit.imei1)).toEqual({ kind: 'one', unit });
        },
      ),
    ));
});

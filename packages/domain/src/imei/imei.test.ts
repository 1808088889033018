import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../rules/rules.ts';
import { formatImei, hasValidCheckDigit, imeiRule, withCheckDigit } from './imei.ts';
import { imeiSchema, optionalImeiSchema } from './imeiSchema.ts';
import { normaliseImei } from './readImeiText.ts';

const first14 = fc.stringMatching(/^\d{14}$/);

describe('check digit', () => {
  it.each(['490154203237518', '356938035643809'])('accepts %s', (imei) =>
    expect(hasValidCheckDigit(imei)).toBe(true),
  );
  it.each(['356938035643808', '35693803564380', '3569380356438090'])('rejects %s', (imei) =>
    expect(hasValidCheckDigit(imei)).toBe(false),
  );

  it('is unique: of ten candidates exactly one is valid', () => {
    fc.assert(
      fc.property(first14, (digits) => {
        const valid = [...'0123456789'].filter((digit) => hasValidCheckDigit(digits + digit));
        expect(valid.map((digit) => digits + digit)).toEqual([withCheckDigit(digits)]);
      }),
    );
  });

  it('catches every single mistyped digit', () => {
    fc.assert(
      fc.property(first14, fc.nat(14), fc.integer({ min: 1, max: 9 }), (digits, at, shift) => {
        const imei = withCheckDigit(digits);
        const wrong = (Number(imei[at]) + shift) % 10;
        expect(hasValidCheckDigit(imei.slice(0, at) + wrong + imei.slice(at + 1))).toBe(false);
      }),
    );
  });
});

describe('imeiSchema', () => {
  it.each([
    '35-693803-564380-9',
    ' 35 693803 564380 9 ',
    'IMEI: 356938035643809',
    'IMEI 1: 356938035643809',
    '۳۵۶۹۳۸۰۳۵۶۴۳۸۰۹',
  ])('reads %s', (text) => expect(imeiSchema.parse(text)).toBe('356938035643809'));

  it.each([
    [undefined, 'This is required'],
    ['', 'This is required'],
    ['  - ', 'This is required'],
    ['35693803564380', 'An IMEI has exactly 15 digits'],
    ['3569380356438091', 'An IMEI has exactly 15 digits'],
    ['35693803564380x', 'An IMEI has digits only'],
    ['000000000000000', 'An IMEI is never one digit repeated'],
    [356938035643809, 'This is required'],
  ])('says what is wrong with %j', (input, message) => {
    const result = imeiSchema.safeParse(input);
    expect(result.success ? undefined : fieldErrors(result.error)['']).toBe(message);
  });

  it('lets a wrong check digit pass, since staff may confirm it', () =>
    expect(imeiSchema.parse('356938035643808')).toBe('356938035643808'));

  it.each(['', null, undefined, ' '])('takes %j as no second IMEI', (input) =>
    expect(optionalImeiSchema.parse(input)).toBeUndefined(),
  );
  it('checks a second IMEI that is given', () =>
    expect(optionalImeiSchema.safeParse('12').success).toBe(false));
});

it('reads back the groups it writes', () => {
  fc.assert(
    fc.property(first14, (digits) => {
      const imei = withCheckDigit(digits);
      expect(normaliseImei(formatImei(imei))).toBe(imei);
    }),
  );
});

it('names no rule for a sound IMEI', () => expect(imeiRule('356938035643809')).toBeUndefined());
it('leaves a half-typed IMEI ungrouped', () => expect(formatImei('3569')).toBe('3569'));
it('refuses to complete what is not fourteen digits', () =>
  expect(() => withCheckDigit('12')).toThrow(RangeError));

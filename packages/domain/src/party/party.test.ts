import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { fieldErrors } from '../rules/rules.ts';
import { formatCnic, maskCnic, normaliseCnic } from './cnic.ts';
import { cnicSchema, optionalCnicSchema } from './cnicSchema.ts';
import { formatNumber, normaliseNumber, numberAsInteger } from './mobileNumber.ts';
import { numberSchema } from './numberSchema.ts';
import { entityDataSchema, newPartySchema } from './party.ts';

function errorsOf(schema: z.ZodType, input: unknown) {
  const result = schema.safeParse(input);
  return result.success ? undefined : fieldErrors(result.error);
}

describe('CNIC', () => {
  it.each(['3520212345671', '35202-1234567-1', ' 35202 1234567 1', '۳۵۲۰۲-۱۲۳۴۵۶۷-۱'])('reads %s', (text) =>
    expect(cnicSchema.parse(text)).toBe('3520212345671'),
  );
  it.each([
    ['', 'This is required'],
    [undefined, 'This is required'],
    ['123', 'A CNIC has exactly 13 digits'],
    ['35202-1234567-1x', 'A CNIC has exactly 13 digits'],
  ])('says what is wrong with %j', (input, message) =>
    expect(errorsOf(cnicSchema, input)).toEqual({ '': message }),
  );
  it('may be left out where it is optional', () => expect(optionalCnicSchema.parse('')).toBeUndefined());
  it.each(['3520212345671', '35202-•••••••-1'])('is masked in lists: %s', (cnic) =>
    expect(maskCnic(cnic)).toBe('35202-•••••••-1'),
  );
  it('hides even what is no CNIC', () => expect(maskCnic('123')).toBe('•••••'));
  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{13}$/), (digits) => {
        expect(normaliseCnic(formatCnic(digits))).toBe(digits);
      }),
    );
  });
});

describe('phone number', () => {
  it.each([
    '03001234567',
    '+923001234567',
    '00923001234567',
    '923001234567',
    '0300-1234567',
    '+92 (300) 123.4567',
    '۰۳۰۰۱۲۳۴۵۶۷',
    3001234567,
  ])('keeps %j as E.164', (input) => expect(numberSchema.parse(input)).toBe('+923001234567'));

  it.each([
    ['', 'This is required'],
    [undefined, 'This is required'],
    ['abc', 'Enter a phone number, such as 0300 1234567'],
    ['12', 'Enter a phone number, such as 0300 1234567'],
    [300.5, 'Enter a phone number, such as 0300 1234567'],
    [-3001234567, 'Enter a phone number, such as 0300 1234567'],
    [{}, 'Enter a phone number, such as 0300 1234567'],
  ])('says what is wrong with %j', (input, message) =>
    expect(errorsOf(numberSchema, input)).toEqual({ '': message }),
  );

  it('survives every way of writing it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^3\d{9}$/), (digits) => {
        const number = `+92${digits}`;
        for (const spelling of [formatNumber(number), numberAsInteger(number), `0${digits}`, number])
          expect(normaliseNumber(spelling)).toBe(number);
      }),
    );
  });
  it('writes a landline without its country code', () =>
    expect(formatNumber('+924235761999')).toBe('04235761999'));
});

describe('entity', () => {
  it('is an existing one by _id alone', () => {
    const _id = '01980000-0000-7000-8000-000000000001';
    expect(entityDataSchema.parse({ _id, name: '', number: '' })).toEqual({ _id });
  });
  it.each([
    [{}, { name: 'This is required', number: 'This is required' }],
    [{ name: 'Ali', number: 'abc' }, { number: 'Enter a phone number, such as 0300 1234567' }],
    [{ name: 'Ali', number: '03001234567', role: 'admin' }, { role: 'This field is not known' }],
    [{ _id: '' }, { _id: 'This entry has no id: choose another one' }],
    [{ name: 'x'.repeat(121), number: '03001234567' }, { name: 'This is longer than 120 characters' }],
  ])('says what is wrong with %j', (input, errors) =>
    expect(errorsOf(entityDataSchema, input)).toEqual(errors),
  );
});

it('requires every field of a new person', () => {
  expect(errorsOf(newPartySchema, {})).toEqual({
    name: 'This is required',
    number: 'This is required',
    reference: 'This is required',
  });
  expect(newPartySchema.parse({ name: ' Ali ', number: 3001234567, reference: 'Bazaar' })).toEqual({
    name: 'Ali',
    number: '+923001234567',
    reference: 'Bazaar',
  });
});

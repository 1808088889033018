import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatImei } from '../imei/imei.ts';
import { formatNumber } from '../party/mobileNumber.ts';
import { readSearch, searchQuery } from './search.ts';

const read = (text: string) => readSearch(text, ['INV-']);

describe('a text that somebody looks for', () => {
  it.each([
    '356938035643809',
    '35 6938035 643809',
    '35-693803-564380-9',
    'IMEI: 356938035643809',
    '۳۵۶۹۳۸۰۳۵۶۴۳۸۰۹',
  ])('is an IMEI when it reads %s', (text) => expect(read(text).imei).toBe('356938035643809'));
  it('is a part of an IMEI from three digits on', () => {
    expect(read('643809').imei).toBe('643809');
    expect(read('64').imei).toBeUndefined();
    expect(read('3569380356438091').imei).toBeUndefined();
  });
  it.each(['0300-1234567', '+92 300 1234567', '00923001234567', '(0300) 1234567', '3001234567'])(
    'is a phone number when it reads %s',
    (text) => expect(read(text).number).toBe('3001234567'),
  );
  it('is an identity card when it reads as one', () =>
    expect(read('35202-1234567-1').number).toBe('3520212345671'));
  it('keeps what only looks like a country code', () => expect(read('9211').number).toBe('9211'));
  it.each(['INV-12', 'inv 12', 'inv12', 'INV-0012'])('is an invoice when it reads %s', (text) => {
    expect(read(text)).toMatchObject({ invoice: '12' });
    expect(read(text).slip).toBeUndefined();
  });
  it.each(['PS-12', 'ps 12', 'ps12'])('is a slip when it reads %s', (text) => {
    expect(read(text)).toMatchObject({ slip: '12' });
    expect(read(text).invoice).toBeUndefined();
  });
  it.each([
    ['INV', 'invoice'],
    ['inv-', 'invoice'],
    ['ps', 'slip'],
    ['DC-', 'dispatch'],
  ])('is every document of its kind when it reads %s', (text, kind) =>
    expect(read(text)).toEqual({ words: [text.toLowerCase()], [kind]: '' }),
  );
  it('is either of them when it is a bare number', () =>
    expect(read('12')).toEqual({ words: ['12'], invoice: '12', slip: '12', dispatch: '12' }));
  it('knows every prefix of the shop, digits and all', () => {
    expect(readSearch('km26-7', ['INV-', 'KM26-'])).toEqual({ words: ['km26-7'], invoice: '7' });
    expect(readSearch('2026-7', ['2026-'])).toMatchObject({ invoice: '7' });
    expect(readSearch('2026', ['2026-', ''])).toMatchObject({ invoice: '2026' });
  });
  it.each(['12/256', '8/256', '15 128', '12 256'])('is words when it reads %s, and no IMEI', (text) => {
    expect(read(text).words).toEqual(text.split(' '));
    expect(read(text).imei).toBeUndefined();
  });
  it.each(['9205', '92055', '0045', '0092', '0202', '020'])(
    'may be the last digits of a number: %s',
    (text) => expect(read(text).number).toBe(text),
  );
  it('is words otherwise', () => expect(read(' Galaxy  A15 ')).toEqual({ words: ['galaxy', 'a15'] }));

  it('is no name when it is a long number', () => {
    expect(read('0300-1234567').words).toEqual([]);
    expect(read('3310').words).toEqual(['3310']);
  });

  it('is found in every way the product writes it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{15}$/), (imei) => {
        expect(read(formatImei(imei)).imei).toBe(imei);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^3\d{9}$/), (digits) => {
        expect(read(formatNumber(`+92${digits}`)).number).toBe(digits);
      }),
    );
  });
  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string(),
        (text, prefix) => void readSearch(text, [prefix]),
      ),
    );
  });
});

it('asks for one to a hundred characters', () => {
  expect(searchQuery.safeParse({ q: ' ' }).success).toBe(false);
  expect(searchQuery.safeParse({ q: 'x'.repeat(101) }).success).toBe(false);
  expect(searchQuery.safeParse({ q: 'x', shop: '1' }).success).toBe(false);
  expect(searchQuery.parse({ q: ' a15\u0000 ' })).toEqual({ q: 'a15' });
});

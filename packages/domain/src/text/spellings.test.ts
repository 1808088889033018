import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imeiSchema } from '../imei/imeiSchema.ts';
import { readImeiText } from '../imei/readImeiText.ts';
import { readDay } from '../imports/sheetCell.ts';
import { readStockRow } from '../imports/stockImport.ts';
import { cnicSchema } from '../party/cnicSchema.ts';
import { normaliseNumber, numberAsInteger } from '../party/mobileNumber.ts';
import { numberSchema } from '../party/numberSchema.ts';
import { readSearch } from '../search/search.ts';
import { searchKey } from './searchKey.ts';
import {
  CNIC,
  DAY,
  IMEI,
  MOBILE_NUMBER,
  NO_DAYS,
  NO_NUMBERS,
  OTHER_NUMBERS,
  type Spellings,
  WORDS,
} from './spellings.fixtures.ts';

const each = ({ value, spellings }: Spellings) => spellings.map((text) => [text, value] as const);

describe('a phone number', () => {
  it.each([MOBILE_NUMBER, ...OTHER_NUMBERS].flatMap(each))('is read from %j as %s', (text, value) => {
    expect(numberSchema.parse(text)).toBe(value);
    expect(value).toContain(readSearch(text, []).number);
  });
  it.each(NO_NUMBERS)('is not read from %j', (text) =>
    expect(numberSchema.safeParse(text).success).toBe(false),
  );
  it('stays as it is once it is read', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\+|00)?\d{4,15}$/), (text) => {
        const number = normaliseNumber(text);
        if (number === undefined) return;
        expect(normaliseNumber(number)).toBe(number);
        if (/^\+[1-9]\d{10,}$/.test(number)) expect(normaliseNumber(numberAsInteger(number))).toBe(number);
      }),
    );
  });
});

describe('an IMEI', () => {
  it.each(each(IMEI))('is read from %j', (text, value) => {
    expect(imeiSchema.parse(text)).toBe(value);
    expect(readSearch(text, []).imei).toBe(value);
    expect(readStockRow(new Map([['imei1', { text }]])).errors.imei1).toBeUndefined();
    expect(readImeiText(text).lines.flatMap(({ readings }) => readings.map(({ imei }) => imei))).toEqual([
      value,
    ]);
  });
});

describe('a CNIC', () => {
  it.each(each(CNIC))('is read from %j', (text, value) => expect(cnicSchema.parse(text)).toBe(value));
});

describe('a day', () => {
  it.each(each(DAY))('is read from %j', (text, value) => expect(readDay({ text })).toEqual({ said: value }));
  it.each(NO_DAYS)('is not read from %j', (text) =>
    expect(readDay({ text })).toEqual({ broken: 'date.invalid' }),
  );
});

describe('a word', () => {
  it.each(WORDS.flatMap(each))('%j is %j', (text, value) => {
    expect(searchKey(text)).toBe(searchKey(value));
    expect(readSearch(text, []).words).toEqual(readSearch(value, []).words);
  });
  it.each([
    ['علی', 'عالی'],
    ['Note 10', 'Note 10+'],
    ['باجی', 'باجے'],
    ['A1', 'A-1'],
  ])('%j is not %j', (one, other) => expect(searchKey(one)).not.toBe(searchKey(other)));
  it('has a key that is its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(searchKey(searchKey(text))).toBe(searchKey(text));
      }),
    );
  });
});

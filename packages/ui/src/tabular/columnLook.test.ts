import { describe, expect, it } from 'vitest';
import { alignOf, headerIdOf, isReadFromLeft, totalOrWord } from './columnLook.ts';

describe('alignOf', () => {
  it('is what the column says, and the place of figures where it says nothing', () => {
    expect(alignOf({})).toBe('start');
    expect(alignOf({ isNumeric: true })).toBe('figures');
    expect(alignOf({ isNumeric: true, align: 'center' })).toBe('center');
    expect(alignOf({ align: 'end' })).toBe('end');
  });

  it('is the same for figures that are asked to end where they end', () => {
    expect(alignOf({ isNumeric: true, align: 'end' })).toBe('figures');
  });
});

describe('headerIdOf', () => {
  it('is the column that names the rows, or the first', () => {
    expect(headerIdOf([{ id: 'a' }, { id: 'b', isRowHeader: true }])).toBe('b');
    expect(headerIdOf([{ id: 'a' }, { id: 'b' }])).toBe('a');
    expect(headerIdOf([])).toBeUndefined();
  });
});

describe('totalOrWord', () => {
  it('stands under the name of the rows alone, and a total of zero is a total', () => {
    expect(totalOrWord(undefined, true, 'Total')).toBe('Total');
    expect(totalOrWord(undefined, false, 'Total')).toBeNull();
    expect(totalOrWord(0, true, 'Total')).toBe(0);
  });
});

describe('isReadFromLeft', () => {
  it.each([
    ['Samsung Galaxy A15 · Blue', true],
    ['someone@example.com', true],
    ['علی', false],
    ['Ali کو ادا کیا', false],
    ['12,500 %', false],
    ['', false],
  ])('says of %o whether it is read from the left', (text, is) => expect(isReadFromLeft(text)).toBe(is));
});

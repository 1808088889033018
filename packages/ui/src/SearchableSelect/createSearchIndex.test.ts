import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearchIndex } from './createSearchIndex.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'B', 'é', '1', '7', ' ', '\n'), maxLength: 6 });
const fold = (value: string) => value.replaceAll('\n', ' ').toLowerCase();

describe('createSearchIndex', () => {
  it('finds exactly the texts that contain the query', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 30 }), text, (texts, query) => {
        const needle = fold(query.trim());
        const expected = texts.flatMap((each, position) => (fold(each).includes(needle) ? position : []));
        const found = createSearchIndex(texts).search(query, texts.length + 1);
        expect([...found].sort((a, b) => a - b)).toEqual(expected);
      }),
    );
  });

  it('puts exact matches first, then those that end with the query, then the rest', () => {
    const texts = ['7788', 'x77', '77', '77y', 'z77z', '077'];
    expect(createSearchIndex(texts).search('77', 10)).toEqual([2, 1, 5, 0, 3, 4]);
  });

  it('lists each text once, however often it matches', () => {
    expect(createSearchIndex(['aaaa', 'ba']).search('a', 10)).toEqual([0, 1]);
  });

  it('stops at the limit', () => {
    const texts = Array.from({ length: 100_000 }, (_, number) => String(350_000_000_000_000 + number));
    const index = createSearchIndex(texts);
    expect(index.search('35', 10)).toHaveLength(10);
    expect(index.search('350000000099999', 10)).toEqual([99_999]);
    expect(index.search('', 10)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('reads Urdu digits', () => {
    expect(createSearchIndex(['356938']).search('۳۵۶', 10)).toEqual([0]);
  });

  it('finds nothing among nothing', () => {
    expect(createSearchIndex([]).search('a', 10)).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearchIndex } from './createSearchIndex.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'B', 'é', '1', '۷', ' ', '\n', 'Σ'), maxLength: 6 });
const plainText = fc.string({ unit: fc.constantFrom('a', 'A', '1', '7'), maxLength: 6 });
const letters: Readonly<Record<string, string>> = { ς: 'σ', é: 'e', '۷': '7' };
const fold = (value: string) =>
  value
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/[ςé۷]/g, (letter) => letters[letter] ?? '');

/** Searches each text by itself, without an index. */
function lookThrough(texts: readonly string[], query: string, limit: number): number[] {
  const needle = fold(query);
  const rank = (each: string) => (each === needle ? 0 : each.endsWith(needle) ? 1 : 2);
  return texts
    .flatMap((each, position) => (fold(each).includes(needle) ? { position, each: fold(each) } : []))
    .sort((one, other) => (needle === '' ? 0 : rank(one.each) - rank(other.each)))
    .slice(0, limit)
    .map(({ position }) => position);
}

describe('createSearchIndex', () => {
  it.each([
    ['any texts', text],
    ['plain texts', plainText],
  ])(
    'finds what looking at each of %s finds, exact ones first, then endings, as it is typed',
    (_name, one) => {
      fc.assert(
        fc.property(
          fc.array(one, { maxLength: 80 }),
          fc.array(one, { maxLength: 6 }),
          fc.nat(12),
          (texts, queries, limit) => {
            const index = createSearchIndex(texts);
            for (const query of queries.flatMap((all) => [...all].map((_, at) => all.slice(0, at + 1))))
              expect(index.search(query, limit)).toEqual(lookThrough(texts, query, limit));
          },
        ),
      );
    },
  );

  it('stops at the limit', () => {
    const texts = Array.from({ length: 100_000 }, (_, number) => String(350_000_000_000_000 + number));
    const index = createSearchIndex(texts);
    expect(index.search('35', 10)).toHaveLength(10);
    expect(index.search('350000000099999', 10)).toEqual([99_999]);
    expect(index.search('', 10)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

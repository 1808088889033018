import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { fold } from '../picker/fold.ts';
import { createTextIndex } from './createTextIndex.ts';

const textOf = (row: { text: string }) => row.text;
const rowsOf = (texts: readonly string[]) => texts.map((text) => ({ text }));

/** What is found by looking at each row by itself. */
function lookThrough(texts: readonly string[], query: string): number[] | null {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  return texts.flatMap((text, position) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word)) ? [position] : [];
  });
}

const found = (positions: Int32Array | null) => positions && [...positions];

describe('createTextIndex', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'B', 'é', 'É', '1', '7', '۷', ' ', 'Σ', 'ς', 'پ') });

  it('finds the rows that contain every word, whatever the case and the digits', () => {
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 60 }),
        fc.string({ unit: text, maxLength: 4 }),
        (texts, query) => {
          expect(found(createTextIndex(rowsOf(texts), textOf).search(query))).toEqual(
            lookThrough(texts, query),
          );
        },
      ),
    );
  });

  it('finds the same whatever was looked for before', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 60 }), fc.array(text, { maxLength: 5 }), (texts, queries) => {
        const index = createTextIndex(rowsOf(texts), textOf);
        for (const query of queries)
          for (const typed of [...query].map((_, end) => query.slice(0, end + 1)))
            expect(found(index.search(typed))).toEqual(lookThrough(texts, typed));
      }),
      { numRuns: 50 },
    );
  });

  it('does not find a word across two rows, nor one that a line break would split', () => {
    const index = createTextIndex(rowsOf(['one', 'two', 'th\nree']), textOf);
    expect(found(index.search('etw'))).toEqual([]);
    expect(found(index.search('th ree'))).toEqual([2]);
  });

  it('takes what it knows of rows that did not change from the index before', () => {
    const rows = rowsOf(Array.from({ length: 10_000 }, (_, number) => `row ${number}`));
    const read = vi.fn(textOf);
    const first = createTextIndex(rows, read);
    first.search('row');
    expect(read).toHaveBeenCalledTimes(10_000);

    const changed = rows.with(9000, { text: 'changed' });
    const second = createTextIndex(changed, read, first.built);
    expect(found(second.search('changed'))).toEqual([9000]);
    expect(read).toHaveBeenCalledTimes(10_000 + (10_000 - 8192));

    const longer = [...changed, { text: 'last' }];
    expect(found(createTextIndex(longer, read, second.built).search('last'))).toEqual([10_000]);
    const shorter = longer.slice(0, 5000);
    expect(found(createTextIndex(shorter, read, second.built).search('row 4999'))).toEqual([4999]);
  });
});

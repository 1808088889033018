import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countDifference, countedNotes, countRule, NOTES } from './notes.ts';

describe('notes that were counted', () => {
  it('come to their values', () =>
    expect(countedNotes({ 5000: 2, 1000: null, 100: 3, 1: 4 })).toBe((10_000 + 300 + 4) * 100));

  it('come to nothing when there are none', () => expect(countedNotes({})).toBe(0));

  it('add up however they are divided over two piles', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(500), fc.nat(500)), { minLength: NOTES.length, maxLength: NOTES.length }),
        (piles) => {
          const pile = (of: (pair: [number, number]) => number) =>
            Object.fromEntries(NOTES.map((note, index) => [note, of(piles[index] ?? [0, 0])]));
          expect(countedNotes(pile(([one]) => one)) + countedNotes(pile(([, other]) => other))).toBe(
            countedNotes(pile(([one, other]) => one + other)),
          );
        },
      ),
    ));
});

describe('a count against the books', () => {
  it.each([
    [500, 300, 200],
    [300, 500, -200],
    [500, 500, 0],
    [null, 500, undefined],
    [500, undefined, undefined],
  ])('of %j against %j differs by %j', (counted, expected, difference) =>
    expect(countDifference(counted, expected)).toBe(difference),
  );

  it.each([
    [0, '', undefined],
    [undefined, '', undefined],
    [-1, ' ', 'count.reason'],
    [1, undefined, 'count.reason'],
    [1, 'Short change', undefined],
  ])('that differs by %j for the reason %j breaks %j', (difference, reason, rule) =>
    expect(countRule(difference, reason)).toBe(rule),
  );
});

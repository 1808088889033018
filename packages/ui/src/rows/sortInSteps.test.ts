import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortInSteps } from './sortInSteps.ts';

function sort<T>(items: T[], compare: (one: T, other: T) => number): number {
  let pauses = 0;
  for (const _ of sortInSteps(items, compare)) pauses += 1;
  return pauses;
}

describe('sortInSteps', () => {
  // Longer than one run, so that runs are merged; few values, so that many are equal.
  const many = fc
    .tuple(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 1, max: 50 }), fc.nat())
    .map(([length, kinds, seed]) =>
      Array.from({ length }, (_, position) => ({
        value: Math.imul(position + seed, 2_654_435_761) % kinds,
        position,
      })),
    );

  it('sorts as the engine does, stably, whatever the length', () => {
    fc.assert(
      fc.property(many, (items) => {
        const expected = items.toSorted((one, other) => one.value - other.value);
        sort(items, (one, other) => one.value - other.value);
        expect(items).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  it('pauses many times on the way through a long list', () => {
    const items = Array.from({ length: 20_000 }, (_, position) => (position * 7919) % 20_000);
    expect(sort(items, (one, other) => one - other)).toBeGreaterThan(20);
    expect(items).toEqual(Array.from({ length: 20_000 }, (_, position) => position));
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderNumbers } from './orderNumbers.ts';

/** What the engine's own stable sort makes of it. */
function inOrder(values: readonly number[]): number[] {
  const positions = values.map((_, position) => position);
  const known = positions.filter((position) => !Number.isNaN(values[position]));
  const missing = positions.filter((position) => Number.isNaN(values[position]));
  return [
    ...known.sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0) || one - other),
    ...missing,
  ];
}

describe('orderNumbers', () => {
  it('orders any numbers as comparing them does, equal ones as they were, NaN last', () => {
    // Infinities differ by NaN when they are subtracted, so they have a test of their own.
    const number = fc.oneof(
      fc.integer({ min: -5, max: 5 }),
      fc.double({ noDefaultInfinity: true }),
      fc.constantFrom(0, -0, Number.NaN, Number.MAX_VALUE, Number.MIN_VALUE, -Number.MIN_VALUE),
    );
    fc.assert(
      fc.property(fc.array(number, { maxLength: 60 }), (values) => {
        expect([...orderNumbers(Float64Array.from(values))]).toEqual(inOrder(values));
      }),
    );
  });

  it('puts the infinities at the ends', () => {
    const values = Float64Array.of(Number.POSITIVE_INFINITY, 1, Number.NaN, Number.NEGATIVE_INFINITY, -1);
    expect([...orderNumbers(values)]).toEqual([3, 4, 1, 0, 2]);
  });

  it('orders nothing, and rows without any number', () => {
    expect([...orderNumbers(new Float64Array(0))]).toEqual([]);
    expect([...orderNumbers(Float64Array.of(Number.NaN, Number.NaN))]).toEqual([0, 1]);
  });
});

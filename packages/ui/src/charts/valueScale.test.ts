import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueScale } from './valueScale.ts';

const value = fc.oneof(
  fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
  fc.double({ min: -1e15, max: 1e15, noNaN: true }),
);

describe('valueScale', () => {
  it('keeps every value and every tick within the height, the larger ones higher', () => {
    fc.assert(
      fc.property(
        fc.array(value),
        fc.integer({ min: 40, max: 800 }),
        fc.boolean(),
        (values, height, zero) => {
          const { y, ticks } = valueScale(values, height, zero);
          expect(ticks.length).toBeGreaterThan(0);
          let above = height + 0.5;
          for (const one of [...values, ...ticks].sort((a, b) => a - b)) {
            expect(y(one)).toBeLessThanOrEqual(above);
            above = y(one);
          }
          expect(above).toBeGreaterThanOrEqual(-0.5);
        },
      ),
    );
  });

  it('holds zero where it is asked for, and only there', () => {
    expect(valueScale([90, 110], 200, true).ticks[0]).toBe(0);
    expect(valueScale([90, 110], 200, false).ticks[0]).toBeGreaterThan(0);
    expect(valueScale([-5, -3], 200, true).ticks.at(-1)).toBe(0);
  });

  it('writes whole numbers beside things that are counted', () => {
    expect(valueScale([0, 1, 2], 400, true).ticks.every(Number.isInteger)).toBe(true);
  });

  it.each([[[]], [[0]], [[0, 0]]])('has room for %j, and writes nothing but zero beside it', (values) => {
    const { y, ticks } = valueScale(values, 200, true);
    expect([y(0), y(1)]).toEqual([200, 0]);
    expect(ticks).toEqual([0]);
  });
});

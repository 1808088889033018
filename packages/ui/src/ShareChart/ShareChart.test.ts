import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readShares } from './ShareChart.tsx';

const part = (value: number | null, id = 'a') => ({ id, label: id, value });

describe('readShares', () => {
  it('shares out the whole and nothing more', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1 }), (values) => {
        const shares = readShares(values.map((value, place) => part(value, `${place}`)));
        const sum = shares.reduce((all, { share }) => all + (share ?? 0), 0);
        expect(sum).toBeCloseTo(values.some((value) => value > 0) ? 1 : 0, 9);
      }),
    );
  });

  it('gives no share to what is missing, endless or below zero', () => {
    const shares = readShares([part(Number.NaN), part(null), part(-4), part(8)]);
    expect(shares.map(({ value, share }) => [value, share])).toEqual([
      [null, null],
      [null, null],
      [-4, null],
      [8, 1],
    ]);
  });
});

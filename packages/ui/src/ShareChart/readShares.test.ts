import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readShares } from './readShares.ts';
import { shareArcs, shareSpans } from './shareArcs.ts';
import { shareWarning } from './shareWarning.ts';

const part = (value: number | null, id = 'a') => ({ id, label: id, value });

describe('readShares', () => {
  it('shares out the whole and nothing more', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1 }), (values) => {
        const { parts, total } = readShares(values.map((value, place) => part(value, `${place}`)));
        const sum = parts.reduce((all, { share }) => all + share, 0);
        expect(sum).toBeCloseTo(total > 0 ? 1 : 0, 9);
        expect(shareSpans(parts).every(([from, to]) => from >= 0 && to >= from && to <= 1)).toBe(true);
      }),
    );
  });

  it('gives no share to what is missing, endless or below zero', () => {
    const { parts, total } = readShares([part(Number.NaN), part(null), part(-4), part(8)]);
    expect(total).toBe(8);
    expect(parts.map(({ value, share }) => [value, share])).toEqual([
      [null, 0],
      [null, 0],
      [-4, 0],
      [8, 1],
    ]);
  });
});

describe('shareArcs', () => {
  it('closes the ring where one part is all', () => {
    const { parts } = readShares([part(5), part(0, 'b')]);
    const [all = '', nothing] = shareArcs(parts, 50);
    expect(all).not.toContain('NaN');
    expect(all.match(/A/g)?.length).toBeGreaterThanOrEqual(4);
    expect(nothing).toBe('');
  });
});

it('names what is wrong with the parts', () => {
  expect(shareWarning([part(1), part(2)], undefined, 80)).toMatch(/id a more than once/);
  expect(shareWarning([part(-1)], undefined, 80)).toMatch(/below zero. Use a BarChart/);
  expect(shareWarning([part(Number.NaN)], undefined, 80)).toMatch(/part "a" is NaN/);
  expect(shareWarning([part(1)], 10, 80)).toMatch(/height is 10/);
  expect(shareWarning([part(1), part(null, 'b')], 200, 80)).toBeNull();
});

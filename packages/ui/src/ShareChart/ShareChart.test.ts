import { expect, it } from 'vitest';
import { readShares } from './ShareChart.tsx';

it('gives no share to what is missing, endless or below zero, and shares the whole among the rest', () => {
  const shares = readShares(
    [Number.NaN, null, -4, 2, 6].map((value, place) => ({ id: `${place}`, label: '', value })),
  );
  expect(shares.map(({ value, share }) => [value, share])).toEqual([
    [null, null],
    [null, null],
    [-4, null],
    [2, 0.25],
    [6, 0.75],
  ]);
});

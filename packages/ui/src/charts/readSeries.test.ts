import { expect, it } from 'vitest';
import { readSeries } from './readSeries.ts';

const read = (count: number, ...rows: readonly (number | null | undefined)[][]) =>
  readSeries(
    count,
    rows.map((values) => ({ id: 'same', label: '', values })),
  );

it('gives one value for each category, and takes what is no number for missing', () => {
  const odd = [Number.NaN, Number.POSITIVE_INFINITY, undefined, null, 1e200, 0];
  const [short, long, numbers] = read(6, [1], [1, 2, 3, 4, 5, 6, 7], odd);
  expect(short?.values).toEqual([1, null, null, null, null, null]);
  expect(long?.values).toEqual([1, 2, 3, 4, 5, 6]);
  expect(numbers?.values).toEqual([null, null, null, null, null, 0]);
  expect(short?.key).not.toBe(long?.key);
});

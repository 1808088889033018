import { describe, expect, it } from 'vitest';
import { isNothing, readSeries } from './readSeries.ts';

const series = (values: readonly (number | null | undefined)[], id = 'a') => ({ id, label: 'A', values });

describe('readSeries', () => {
  it('gives one value for each category', () => {
    const [short, long] = readSeries(3, [series([1]), series([1, 2, 3, 4], 'b')]);
    expect(short?.values).toEqual([1, null, null]);
    expect(long?.values).toEqual([1, 2, 3]);
  });

  it('takes what is no number for missing', () => {
    const values = [Number.NaN, Number.POSITIVE_INFINITY, undefined, null, 1e200, 0];
    expect(readSeries(6, [series(values)])[0]?.values).toEqual([null, null, null, null, null, 0]);
  });

  it('tells series apart even where their ids do not', () => {
    const keys = readSeries(1, [series([1]), series([2])]).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  it('knows when there is nothing to draw', () => {
    expect(isNothing(readSeries(2, [series([null, Number.NaN])]))).toBe(true);
    expect(isNothing(readSeries(0, [series([])]))).toBe(true);
    expect(isNothing(readSeries(1, [series([0])]))).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { readSeries } from '../charts/readSeries.ts';
import { barPath, barSpans } from './bars.ts';

const seriesOf = (rows: readonly (readonly (number | null)[])[]) =>
  readSeries(
    rows[0]?.length ?? 0,
    rows.map((values, place) => ({ id: `${place}`, label: '', values })),
  );

describe('barSpans', () => {
  it('stands every bar on zero', () => {
    expect(barSpans(seriesOf([[3, -2, null]]), 'beside')).toEqual([[[0, 3], [0, -2], null]]);
  });

  it('stacks what is above zero upwards and what is below it downwards', () => {
    expect(barSpans(seriesOf([[3], [-2], [4], [-1]]), 'stacked')).toEqual([
      [[0, 3]],
      [[-2, 0]],
      [[3, 7]],
      [[-3, -2]],
    ]);
  });

  it('stacks nothing where a value is missing', () => {
    expect(barSpans(seriesOf([[null], [5]]), 'stacked')).toEqual([[null], [[0, 5]]]);
    expect(barSpans([], 'stacked')).toEqual([]);
  });
});

describe('barPath', () => {
  it('shows what is little, and not what is nothing', () => {
    const y = (value: number) => 100 - value;
    expect(barPath([0, 0.001], 0, 8, y)).toBe('M0 99h8v1h-8Z');
    expect(barPath([0, 0], 0, 8, y)).toBe('');
  });
});

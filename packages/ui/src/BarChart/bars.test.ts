import { describe, expect, it } from 'vitest';
import { readSeries } from '../charts/readSeries.ts';
import { barBands, barPath, barSpans } from './bars.ts';

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
  const y = (value: number) => 100 - value;

  it('draws what is below zero downwards', () => {
    const options = { starts: [0, 10], width: 8, y };
    const [up, down] = [[0, 20] as const, [-30, 0] as const];
    expect(barPath([up, down], options)).toBe('M0 80h8v20h-8ZM10 100h8v30h-8Z');
    expect(barPath([null, [0, -30]], options)).toBe('M10 100h8v30h-8Z');
  });

  it('shows what is little, and not what is nothing', () => {
    const options = { starts: [0], width: 8, y };
    expect(barPath([[0, 0.001]], options)).toBe('M0 99h8v1h-8Z');
    expect(barPath([[0, 0]], options)).toBe('');
  });
});

describe('barBands', () => {
  it('keeps bars in the middle of their category, apart where there is room', () => {
    const { centers, width } = barBands(4, 400, 1);
    expect(centers).toEqual([50, 150, 250, 350]);
    expect(width).toBeLessThan(100);
  });

  it('lets a thousand bars touch', () => {
    const { centers, width } = barBands(1000, 600, 1);
    expect(centers).toHaveLength(1000);
    expect(width).toBeCloseTo(0.6);
  });
});

import { describe, expect, it } from 'vitest';
import { linePath, linePositions } from './lines.ts';

const y = (value: number) => 100 - value;

describe('linePath', () => {
  it('marks every point that stands alone, however many there are', () => {
    const values = [1, null, 2, null, 3];
    expect(linePath(values, [0, 1, 2, 3, 4], y).marked).toEqual([0, 2, 4]);
    expect(linePath([5], [50], y).marked).toEqual([0]);
  });

  it('marks a few points of a dense line', () => {
    const positions = Array.from({ length: 1000 }, (_, place) => place * 0.7);
    expect(linePath(positions, positions, y).marked.length).toBeLessThan(30);
  });
});

describe('linePositions', () => {
  it('puts days as far from each other as they are in time', () => {
    expect(linePositions(['2026-01-01', '2026-01-02', '2026-01-05'], true, 424)).toEqual([12, 112, 412]);
  });

  it.each([
    [['2026-01-05', '2026-01-01', '2026-01-09']],
    [['2026-01-01', '2026-01-01', '2026-01-02']],
    [['2026-01-01', 'soon', '2026-01-02']],
  ])('puts %j at equal distances', (days) => {
    expect(linePositions(days, true, 424)).toEqual([12, 212, 412]);
  });
});

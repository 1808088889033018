import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layRows } from './layRows.ts';

const usual = 41;
const rows = fc.array(fc.option(fc.integer({ min: 1, max: 200 })), { maxLength: 60 }).map((heights) => ({
  heights: heights.map((height) => height ?? usual),
  others: heights.flatMap((height, index) => (height === null ? [] : [{ index, height }])),
}));

describe('layRows', () => {
  it('puts each row below those before it, in whatever order their heights became known', () => {
    fc.assert(
      fc.property(rows, ({ heights, others }) => {
        const layout = layRows(heights.length, usual, [...others].reverse());
        let top = 0;
        for (const [index, height] of heights.entries()) {
          expect(layout.startOf(index)).toBe(top);
          top += height;
        }
        expect(layout.height).toBe(top);
      }),
    );
  });

  it('finds the row that is at a distance from the top', () => {
    fc.assert(
      fc.property(rows, fc.nat(5000), ({ heights, others }, offset) => {
        fc.pre(heights.length > 0);
        const layout = layRows(heights.length, usual, others);
        const row = layout.rowAt(offset);
        expect(layout.startOf(row)).toBeLessThanOrEqual(offset);
        if (row < heights.length - 1) expect(layout.startOf(row + 1)).toBeGreaterThan(offset);
      }),
    );
  });

  it('stands at the first row above all of them, and where there are none', () => {
    expect(layRows(10, usual, []).rowAt(-100)).toBe(0);
    expect(layRows(0, usual, []).rowAt(100)).toBe(0);
    expect(layRows(0, usual, []).height).toBe(0);
  });
});

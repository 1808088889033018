import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFitting } from './countFitting.ts';

const width = fc.integer({ min: 0, max: 300 });
const row = fc.record({
  items: fc.array(width, { maxLength: 12 }),
  gap: fc.integer({ min: 0, max: 16 }),
  more: width,
  available: fc.integer({ min: 0, max: 2000 }),
});
const sum = (widths: readonly number[], gap: number) =>
  widths.reduce((total, one) => total + one, 0) + Math.max(0, widths.length - 1) * gap;

describe('countFitting', () => {
  it('shows everything where everything fits', () => {
    expect(countFitting({ items: [40, 40, 40], gap: 4, more: 36, available: 128 })).toBe(3);
  });

  it('keeps room for what stands for the rest', () => {
    expect(countFitting({ items: [40, 40, 40], gap: 4, more: 36, available: 127 })).toBe(2);
    expect(countFitting({ items: [40, 40, 40], gap: 4, more: 36, available: 123 })).toBe(1);
  });

  it('shows nothing where not even one fits', () => {
    expect(countFitting({ items: [400], gap: 4, more: 36, available: 100 })).toBe(0);
  });

  it('never shows more than there is room for', () => {
    fc.assert(
      fc.property(row, ({ items, gap, more, available }) => {
        const count = countFitting({ items, gap, more, available });
        const shown = items.slice(0, count);
        const taken = count === items.length ? sum(shown, gap) : sum([...shown, more], gap);
        expect(count === 0 || taken <= available + 0.5).toBe(true);
      }),
    );
  });

  it('never shows less when there is more room', () => {
    fc.assert(
      fc.property(row, fc.nat(500), (widths, extra) => {
        const before = countFitting(widths);
        expect(countFitting({ ...widths, available: widths.available + extra })).toBeGreaterThanOrEqual(
          before,
        );
      }),
    );
  });
});

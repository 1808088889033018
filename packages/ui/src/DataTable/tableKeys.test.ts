import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headRow, moveActive, type TableSize } from './tableKeys.ts';

const size: TableSize = { rows: 100, columns: 5, page: 10 };
const press = (key: string, isFar = false) => ({ key, ctrlKey: isFar, metaKey: false });
const from = { row: 50, column: 2 };

describe('moveActive', () => {
  it.each([
    ['ArrowDown', false, { row: 51, column: 2 }],
    ['ArrowUp', false, { row: 49, column: 2 }],
    ['ArrowRight', false, { row: 50, column: 3 }],
    ['ArrowLeft', false, { row: 50, column: 1 }],
    ['Home', false, { row: 50, column: 0 }],
    ['End', false, { row: 50, column: 4 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 99, column: 4 }],
    ['PageDown', false, { row: 60, column: 2 }],
    ['PageUp', false, { row: 40, column: 2 }],
    ['ArrowDown', true, { row: 99, column: 2 }],
    ['ArrowUp', true, { row: 0, column: 2 }],
    ['ArrowRight', true, { row: 50, column: 4 }],
    ['ArrowLeft', true, { row: 50, column: 0 }],
    ['a', false, null],
  ])('%s (with Ctrl: %s) leads to %j', (key, isFar, to) => {
    expect(moveActive(from, press(key, isFar), size)).toEqual(to);
  });

  it('goes up to the titles and down to the totals, by arrow alone', () => {
    const withTotals = { ...size, hasTotals: true };
    expect(moveActive({ row: 0, column: 1 }, press('ArrowUp'), size)).toEqual({ row: headRow, column: 1 });
    expect(moveActive({ row: 99, column: 1 }, press('ArrowDown'), withTotals)?.row).toBe(100);
    expect(moveActive({ row: 99, column: 1 }, press('PageDown'), withTotals)?.row).toBe(99);
    expect(moveActive({ row: 3, column: 1 }, press('PageUp'), withTotals)?.row).toBe(0);
  });

  it('never leaves the grid, whatever is pressed', () => {
    const keys = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];
    const anySize = fc.record({
      rows: fc.nat(5),
      columns: fc.integer({ min: 1, max: 4 }),
      page: fc.integer({ min: 1, max: 9 }),
      hasTotals: fc.boolean(),
      isRightToLeft: fc.boolean(),
    });
    const presses = fc.array(fc.record({ key: fc.constantFrom(...keys), ctrlKey: fc.boolean() }));
    fc.assert(
      fc.property(anySize, presses, (within, all) => {
        let place = { row: within.rows > 0 ? 0 : headRow, column: 0 };
        for (const { key, ctrlKey } of all) {
          place = moveActive(place, { key, ctrlKey, metaKey: false }, within) ?? place;
          const lastRow = within.hasTotals && within.rows > 0 ? within.rows : within.rows - 1;
          expect(place.row).toBeGreaterThanOrEqual(headRow);
          expect(place.row).toBeLessThanOrEqual(Math.max(headRow, lastRow));
          expect(place.column).toBeGreaterThanOrEqual(0);
          expect(place.column).toBeLessThan(within.columns);
        }
      }),
    );
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moveOfKey } from './usePlotReader.ts';

const chart = { categories: 30, series: 2, isRightToLeft: false };
const keys = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];

it('goes to the next category in reading order', () => {
  expect(moveOfKey('ArrowRight', { category: 4, series: null }, chart)?.category).toBe(5);
  const mirrored = { ...chart, isRightToLeft: true };
  expect(moveOfKey('ArrowRight', { category: 4, series: null }, mirrored)?.category).toBe(3);
});

it('goes round through all series and each of them', () => {
  const down = (series: number | null) => moveOfKey('ArrowDown', { category: 0, series }, chart)?.series;
  expect([down(null), down(0), down(1)]).toEqual([0, 1, null]);
  expect(moveOfKey('ArrowUp', { category: 0, series: null }, chart)?.series).toBe(1);
  expect(moveOfKey('ArrowDown', { category: 0, series: null }, { ...chart, series: 1 })?.series).toBeNull();
});

it('leaves other keys alone', () => {
  expect(moveOfKey('Tab', { category: 0, series: null }, chart)).toBeNull();
  expect(moveOfKey('a', { category: 0, series: null }, chart)).toBeNull();
});

it('never leaves the chart, whatever is pressed', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...keys)),
      fc.record({
        categories: fc.integer({ min: 1, max: 1000 }),
        series: fc.integer({ min: 1, max: 8 }),
        isRightToLeft: fc.boolean(),
      }),
      (pressed, some) => {
        let place = { category: 0, series: null as number | null };
        for (const key of pressed) place = moveOfKey(key, place, some) ?? place;
        expect(place.category).toBeGreaterThanOrEqual(0);
        expect(place.category).toBeLessThan(some.categories);
        expect(place.series ?? 0).toBeLessThan(some.series);
        expect(place.series ?? 0).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { levelAt, type MeterLevel } from './Meter.tsx';

const low: MeterLevel = { from: 0, tone: 'positive', label: 'Plenty of room' };
const high: MeterLevel = { from: 80, tone: 'caution', label: 'Nearly full' };
const full: MeterLevel = { from: 100, tone: 'critical', label: 'Full' };

it('is the highest that is reached, in whatever order they are given', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([low, high, full], { minLength: 3 }), (levels) => {
      expect(levelAt(levels, 79.9)).toBe(low);
      expect(levelAt(levels, 80)).toBe(high);
      expect(levelAt(levels, 100)).toBe(full);
      expect(levelAt(levels, -1)).toBeUndefined();
    }),
  );
});

it('is none where the value is not known, nor the level a number', () => {
  expect(levelAt([low], null)).toBeUndefined();
  expect(levelAt([{ ...low, from: Number.NaN }], 50)).toBeUndefined();
});

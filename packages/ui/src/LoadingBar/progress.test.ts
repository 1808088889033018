import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadingBarTiming, nextProgress } from './progress.ts';

it('moves by ever smaller steps', () => {
  expect(nextProgress(0.08)).toBeCloseTo(0.18);
  expect(nextProgress(0.2)).toBeCloseTo(0.24);
  expect(nextProgress(0.5)).toBeCloseTo(0.52);
  expect(nextProgress(0.8)).toBeCloseTo(0.805);
});

it('never goes back and never arrives while loading goes on', () => {
  const { minimum, maximum } = loadingBarTiming;
  fc.assert(
    fc.property(fc.double({ min: minimum, max: maximum, noNaN: true }), (progress) => {
      const next = nextProgress(progress);
      expect(next).toBeGreaterThanOrEqual(progress);
      expect(next).toBeLessThanOrEqual(maximum);
    }),
  );
});

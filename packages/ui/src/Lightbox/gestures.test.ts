import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampPan, readSwipe, scales } from './gestures.ts';

describe('readSwipe', () => {
  it('turns the page for a long movement and for a short quick one', () => {
    expect(readSwipe({ x: -120, y: 10, duration: 900 })).toBe('left');
    expect(readSwipe({ x: 40, y: 5, duration: 60 })).toBe('right');
  });

  it('takes a tap, a slow short movement and a vertical one for no swipe', () => {
    expect(readSwipe({ x: 3, y: 1, duration: 80 })).toBeNull();
    expect(readSwipe({ x: 50, y: 0, duration: 900 })).toBeNull();
    expect(readSwipe({ x: 90, y: 140, duration: 200 })).toBeNull();
    expect(readSwipe({ x: 0, y: 0, duration: 0 })).toBeNull();
  });
});

it('never shows what is beyond the edge of a picture', () => {
  const offsets = fc.double({ min: -5000, max: 5000, noNaN: true });
  const sizes = fc.integer({ min: 1, max: 2000 });
  fc.assert(
    fc.property(offsets, fc.constantFrom(...scales), sizes, (offset, scale, size) => {
      expect(Math.abs(clampPan(offset, scale, size))).toBeLessThanOrEqual(((scale - 1) * size) / 2);
    }),
  );
});

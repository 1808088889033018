import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gaugeScale } from './gaugeScale.ts';

describe('gaugeScale', () => {
  it('keeps any value between the limits', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.integer(), fc.nat(), (value, minValue, width) => {
        const maxValue = minValue + width + 1;
        const scale = gaugeScale(value, minValue, maxValue);
        expect(scale.value).toBeGreaterThanOrEqual(minValue);
        expect(scale.value).toBeLessThanOrEqual(maxValue);
      }),
    );
  });

  it('shows no value that is not a number', () => {
    const { value } = gaugeScale(Number.NaN, 0, 100);
    expect(value).toBeNull();
  });

  it.each([
    [5, 5],
    [10, 5],
    [Number.NaN, 5],
    [0, Number.POSITIVE_INFINITY],
  ])('takes 0 and 100 in place of %s and %s', (minValue, maxValue) => {
    const scale = gaugeScale(500, minValue, maxValue);
    expect(scale).toMatchObject({ minValue: 0, maxValue: 100, value: 100 });
  });
});

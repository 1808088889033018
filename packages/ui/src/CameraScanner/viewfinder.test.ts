import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aimedAt, areaOfFrame, frameShare } from './viewfinder.ts';

const side = fc.integer({ min: 1, max: 5000 });
const size = fc.record({ width: side, height: side });

describe('areaOfFrame', () => {
  it('never leaves the picture, whatever the sizes', () => {
    fc.assert(
      fc.property(size, fc.record({ width: fc.nat(5000), height: fc.nat(5000) }), (picture, box) => {
        const { x, y, width, height } = areaOfFrame(picture, box);
        expect(Math.min(x, y, width - 1, height - 1)).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(picture.width);
        expect(y + height).toBeLessThanOrEqual(picture.height);
      }),
    );
  });

  it('leaves out what the box cuts off', () => {
    const area = areaOfFrame({ width: 1600, height: 900 }, { width: 400, height: 400 });
    expect(area.width).toBe(Math.round(900 * frameShare.across));
    expect(area.height).toBe(Math.round(900 * frameShare.down));
    expect(area.x * 2 + area.width).toBeCloseTo(1600, -1);
  });
});

describe('aimedAt', () => {
  it('is the code nearest to the middle', () => {
    const codes = [{ center: { x: 10, y: 10 } }, { center: { x: 60, y: 40 } }, { center: { x: 99, y: 0 } }];
    expect(aimedAt(codes, { width: 100, height: 100 })).toBe(codes[1]);
  });

  it('is nothing where there is no code', () => {
    expect(aimedAt([], { width: 100, height: 100 })).toBeUndefined();
  });
});

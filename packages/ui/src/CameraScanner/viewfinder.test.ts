import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areaOfFrame, frameShare } from './viewfinder.ts';

const side = fc.integer({ min: 1, max: 5000 });
const size = fc.record({ width: side, height: side });

it('never leaves the picture, whatever the sizes', () => {
  fc.assert(
    fc.property(size, size, (picture, box) => {
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisLabels } from './axisLabels.ts';

const evenly = (count: number, width: number) =>
  Array.from({ length: count }, (_, place) => ((place + 0.5) * width) / count);

describe('axisLabels', () => {
  it('lets no label lie on another or leave the axis', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 60 }), { maxLength: 60 }),
        fc.integer({ min: 1, max: 1500 }),
        (labels, width) => {
          let end = 0;
          for (const { start, size } of axisLabels(labels, evenly(labels.length, width), width)) {
            expect(start).toBeGreaterThanOrEqual(end - 1e-6);
            end = start + size;
          }
          expect(end).toBeLessThanOrEqual(width + 1e-6);
        },
      ),
    );
  });

  it('shows all labels where there is room, and every so many where there is not', () => {
    const labels = Array.from({ length: 30 }, (_, day) => `${day + 1} Nov`);
    expect(axisLabels(labels, evenly(30, 3000), 3000)).toHaveLength(30);
    const places = axisLabels(labels, evenly(30, 500), 500).map(({ place }) => place);
    expect(new Set(places.slice(1).map((place, index) => place - (places[index] ?? 0))).size).toBe(1);
  });

  it('shows the only label of a narrow axis', () => {
    expect(axisLabels(['A label that is much too long'], [10], 20)).toHaveLength(1);
  });
});

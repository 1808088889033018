import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignSlots, type Slots } from './assignSlots.ts';

const keys = (first: number, count: number) =>
  Array.from({ length: count }, (_, number) => `${first + number}`);

describe('assignSlots', () => {
  it('uses the elements of rows that went out of sight for those that came', () => {
    const before = assignSlots(undefined, keys(0, 10), true);
    const after = assignSlots(before, keys(3, 10), false);
    expect(after.byKey.get('3')).toBe(before.byKey.get('3'));
    expect(after.inDocument).toEqual(before.inDocument);
    expect(Math.max(...after.inDocument)).toBe(9);
  });

  it('puts elements into the order of the rows once they rest', () => {
    const scrolled = assignSlots(assignSlots(undefined, keys(0, 10), true), keys(3, 10), false);
    const resting = assignSlots(scrolled, keys(3, 10), true);
    expect(resting.byKey).toEqual(scrolled.byKey);
    expect(resting.inDocument).toEqual([...resting.byKey.values()]);
  });

  it('keeps the slot of a row that stays, and gives each row one of its own, whatever comes', () => {
    const step = fc.record({
      keys: fc.uniqueArray(fc.nat(12).map(String), { maxLength: 8 }),
      isResting: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        let before: Slots | undefined;
        for (const { keys: inSight, isResting } of steps) {
          const after = assignSlots(before, inSight, isResting);
          expect([...after.byKey.keys()]).toEqual(inSight);
          expect(new Set(after.byKey.values()).size).toBe(inSight.length);
          expect(new Set(after.inDocument)).toEqual(new Set(after.byKey.values()));
          expect(after.inDocument).toHaveLength(inSight.length);
          for (const key of inSight) {
            const known = before?.byKey.get(key);
            if (known !== undefined) expect(after.byKey.get(key)).toBe(known);
          }
          before = after;
        }
      }),
    );
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { costSince, type StockOnDay } from './costSince.ts';

const stock = (day: number, quantity: number, value: number): StockOnDay => ({
  day: `2026-11-0${day}`,
  quantity,
  value,
});

it.each([
  // Today's average, whatever the pieces of that day cost.
  [[stock(1, 10, 1_000), stock(3, 20, 4_000)], 4, { cost: 800 }],
  // No more than the day can bear: its rest keeps a minor unit apiece.
  [[stock(1, 10, 1_000), stock(3, 20, 4_000)], 8, { cost: 998 }],
  [[stock(1, 10, 1_000), stock(3, 20, 4_000)], 10, { cost: 1_000 }],
  [[stock(1, 2, 200), stock(3, 20, 4_000)], 3, { short: stock(1, 2, 200) }],
  [[stock(1, 9, 900), stock(2, 1, 100), stock(3, 9, 900)], 3, { short: stock(2, 1, 100) }],
  // Nothing would be left, and it cannot be left with a value.
  [[stock(1, 10, 1_000), stock(3, 10, 2_000)], 10, { cheap: stock(1, 10, 1_000) }],
  [[stock(1, 10, 1_000)], 10, { cost: 1_000 }],
])('of %j, %i pieces', (days, quantity, cost) => expect(costSince(days, quantity)).toEqual(cost));

it('leaves every day with its pieces and their value', () => {
  const day = fc.record({ quantity: fc.nat(50), each: fc.integer({ min: 1, max: 900 }) });
  fc.assert(
    fc.property(
      fc.array(day, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 40 }),
      (made, asked) => {
        const days = made.map(({ quantity, each }, index) => stock(index + 1, quantity, quantity * each));
        const found = costSince(days, asked);
        if (!('cost' in found)) return;
        for (const { quantity, value } of days) {
          expect(quantity - asked).toBeGreaterThanOrEqual(0);
          expect(value - found.cost).toBeGreaterThanOrEqual(quantity - asked);
        }
        const now = days.at(-1);
        if (now?.quantity === asked) expect(found.cost).toBe(now.value);
      },
    ),
  );
});

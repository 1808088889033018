import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupByDay } from './groupByDay.ts';

const instant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const text = fc.oneof(
  instant,
  instant.map((at) => at.slice(0, 10)),
  fc.constantFrom('', 'soon', '2026-02-31'),
);

it.each([
  ['2026-11-21T20:30:00Z', 'Asia/Karachi', '2026-11-22'],
  ['2026-11-21T20:30:00Z', 'UTC', '2026-11-21'],
  ['2026-11-21', 'Asia/Karachi', '2026-11-21'],
  ['2026-11-21', 'America/Los_Angeles', '2026-11-21'],
  ['', 'UTC', null],
  ['soon', 'UTC', null],
  ['2026-02-31', 'UTC', null],
  ['2026-13-01', 'UTC', null],
])('puts %j in %s on the day %s', (at, zone, day) => {
  expect(groupByDay([{ at }], zone)[0]?.day).toBe(day);
});

it('loses nothing, keeps the order, and has no two groups of one day side by side', () => {
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const items = texts.map((at, position) => ({ at, position }));
      const groups = groupByDay(items, 'Asia/Karachi');
      expect(groups.flatMap((group) => group.items.map(({ item }) => item))).toEqual(items);
      for (const [position, { day, items: events }] of groups.entries()) {
        expect(events.length).toBeGreaterThan(0);
        expect(groups[position + 1]?.day).not.toBe(day);
      }
    }),
  );
});

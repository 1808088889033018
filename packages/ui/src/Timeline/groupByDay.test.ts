import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayBefore, groupByDay, readMoment } from './groupByDay.ts';

const instant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const text = fc.oneof(
  instant,
  instant.map((at) => at.slice(0, 10)),
  fc.constantFrom('', 'soon', '2026-02-31'),
);

describe('readMoment', () => {
  it('puts an instant on the day of its zone', () => {
    expect(readMoment('2026-11-21T20:30:00Z', 'Asia/Karachi')?.day).toBe('2026-11-22');
    expect(readMoment('2026-11-21T20:30:00Z', 'UTC')?.day).toBe('2026-11-21');
  });

  it('leaves a day alone on its day in every zone', () => {
    expect(readMoment('2026-11-21', 'Asia/Karachi')?.day).toBe('2026-11-21');
    expect(readMoment('2026-11-21', 'America/Los_Angeles')?.day).toBe('2026-11-21');
  });

  it('refuses what is no date', () => {
    for (const at of ['', 'soon', '2026-02-31', '2026-13-01']) expect(readMoment(at)).toBeNull();
  });
});

describe('groupByDay', () => {
  it('loses nothing and keeps the order', () => {
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        const items = texts.map((at, position) => ({ at, position }));
        const groups = groupByDay(items, 'Asia/Karachi');
        expect(groups.flatMap((group) => group.items.map(({ item }) => item))).toEqual(items);
        for (const group of groups) expect(group.items.length).toBeGreaterThan(0);
      }),
    );
  });

  it('never leaves two groups of one day side by side', () => {
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        const days = groupByDay(
          texts.map((at) => ({ at })),
          'UTC',
        ).map(({ day }) => day);
        for (const [position, day] of days.entries()) expect(days[position + 1]).not.toBe(day);
      }),
    );
  });
});

it('knows the day before, over the ends of months and years', () => {
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
  expect(dayBefore('2026-01-01')).toBe('2025-12-31');
  expect(dayBefore('soon')).toBe('');
});

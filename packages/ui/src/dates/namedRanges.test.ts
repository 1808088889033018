import { CalendarDate } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarLimits } from './dayLimits.ts';
import { namedRange, rangeNames, rangeWithin } from './namedRanges.ts';

const monday = new CalendarDate(2026, 3, 30);

describe('namedRange', () => {
  it.each([
    ['today', '2026-03-30', '2026-03-30'],
    ['yesterday', '2026-03-29', '2026-03-29'],
    ['last7Days', '2026-03-24', '2026-03-30'],
    ['thisMonth', '2026-03-01', '2026-03-31'],
    ['lastMonth', '2026-02-01', '2026-02-28'],
    ['thisYear', '2026-01-01', '2026-12-31'],
  ] as const)('works out %s from the day that it is handed', (name, from, to) => {
    expect(namedRange(name, monday)).toEqual({ from, to });
  });

  it('is in order on every day of the calendar, and covers the day unless it is past', () => {
    const day = fc
      .tuple(
        fc.integer({ min: 1900, max: 2200 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
      )
      .map(([year, month, date]) => new CalendarDate(year, month, date));
    fc.assert(
      fc.property(day, fc.constantFrom(...rangeNames), (today, name) => {
        const { from, to } = namedRange(name, today);
        const isPast = name === 'yesterday' || name === 'lastMonth';
        const covers = from <= today.toString() && today.toString() <= to;
        return from <= to && covers !== isPast;
      }),
    );
  });
});

describe('rangeWithin', () => {
  const limits = calendarLimits({ min: '2026-03-10', max: '2026-03-20' });

  it.each([
    ['2026-03-01…2026-03-31', '2026-03-10…2026-03-20'],
    ['…', '2026-03-10…2026-03-20'],
    ['2026-03-12…2026-03-13', '2026-03-12…2026-03-13'],
    ['2026-04-01…2026-04-30', 'nothing'],
    ['2026-03-13…2026-03-12', 'nothing'],
  ])('cuts %s to what may be chosen', (text, expected) => {
    const [from = '', to = ''] = text.split('…');
    const range = rangeWithin({ from, to }, limits);
    expect(range ? `${range.from}…${range.to}` : 'nothing').toBe(expected);
  });
});

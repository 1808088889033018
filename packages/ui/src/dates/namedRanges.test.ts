import { CalendarDate } from '@internationalized/date';
import { expect, it } from 'vitest';
import { namedRanges } from './namedRanges.ts';

it('works the named ranges out from the day that it is handed', () => {
  expect(namedRanges(new CalendarDate(2026, 3, 30))).toEqual([
    ['today', { from: '2026-03-30', to: '2026-03-30' }],
    ['yesterday', { from: '2026-03-29', to: '2026-03-29' }],
    ['last7Days', { from: '2026-03-24', to: '2026-03-30' }],
    ['thisMonth', { from: '2026-03-01', to: '2026-03-31' }],
    ['lastMonth', { from: '2026-02-01', to: '2026-02-28' }],
    ['thisYear', { from: '2026-01-01', to: '2026-12-31' }],
  ]);
});

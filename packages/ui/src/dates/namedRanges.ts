import { type CalendarDate, endOfMonth, endOfYear, startOfMonth, startOfYear } from '@internationalized/date';
import type { CalendarLimits } from './dayLimits.ts';

/** A range of days, both ends included, as `YYYY-MM-DD`. An empty text leaves that end open. */
export interface DayRange {
  /** The first day. */
  from: string;
  /** The last day. */
  to: string;
}

/** The ranges that are offered by name. */
export const rangeNames = ['today', 'yesterday', 'last7Days', 'thisMonth', 'lastMonth', 'thisYear'] as const;

/** Returns the days of a named range, worked out from a day. */
export function namedRange(name: (typeof rangeNames)[number], today: CalendarDate): DayRange {
  const range = (from: CalendarDate, to: CalendarDate) => ({ from: from.toString(), to: to.toString() });
  const lastMonth = today.subtract({ months: 1 });
  switch (name) {
    case 'today':
      return range(today, today);
    case 'yesterday':
      return range(today.subtract({ days: 1 }), today.subtract({ days: 1 }));
    case 'last7Days':
      return range(today.subtract({ days: 6 }), today);
    case 'thisMonth':
      return range(startOfMonth(today), endOfMonth(today));
    case 'lastMonth':
      return range(startOfMonth(lastMonth), endOfMonth(lastMonth));
    case 'thisYear':
      return range(startOfYear(today), endOfYear(today));
  }
}

/** Clamps a range to the days that can be selected. Returns null if none is left. */
export function rangeWithin(range: DayRange, { minValue, maxValue }: CalendarLimits): DayRange | null {
  const min = minValue?.toString();
  const max = maxValue?.toString();
  // ISO days sort like texts.
  const from = min && min > range.from ? min : range.from;
  const to = max && (range.to === '' || max < range.to) ? max : range.to;
  return from !== '' && to !== '' && from > to ? null : { from, to };
}

import { type CalendarDate, endOfMonth, endOfYear, startOfMonth, startOfYear } from '@internationalized/date';
import type { CalendarLimits } from './dayLimits.ts';

/** A range of days, both ends included, as `YYYY-MM-DD`. An empty text leaves that end open. */
export interface DayRange {
  /** The first day. */
  from: string;
  /** The last day. */
  to: string;
}

/** The ranges that are offered, each with the key of its name in the messages, worked out from a day. */
export function namedRanges(today: CalendarDate) {
  const range = (from: CalendarDate, to: CalendarDate) => ({ from: from.toString(), to: to.toString() });
  const yesterday = today.subtract({ days: 1 });
  const lastMonth = today.subtract({ months: 1 });
  return [
    ['today', range(today, today)],
    ['yesterday', range(yesterday, yesterday)],
    ['last7Days', range(today.subtract({ days: 6 }), today)],
    ['thisMonth', range(startOfMonth(today), endOfMonth(today))],
    ['lastMonth', range(startOfMonth(lastMonth), endOfMonth(lastMonth))],
    ['thisYear', range(startOfYear(today), endOfYear(today))],
  ] as const;
}

/** Clamps a closed range to the days that can be selected. Returns null if none is left. */
export function rangeWithin(range: DayRange, { minValue, maxValue }: CalendarLimits): DayRange | null {
  const min = minValue?.toString();
  const max = maxValue?.toString();
  // ISO days sort like texts.
  const from = min && min > range.from ? min : range.from;
  const to = max && max < range.to ? max : range.to;
  return from > to ? null : { from, to };
}

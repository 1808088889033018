import type { CalendarDate } from '@internationalized/date';
import type { DateValue } from 'react-aria-components/DateField';
import type { Messages } from '../messages/en.ts';
import { parseDay } from './day.ts';

/** The days that can be selected. */
export interface DayLimits {
  /** The first day that can be selected, as `YYYY-MM-DD`. */
  min?: string | undefined;
  /** The last day that can be selected, as `YYYY-MM-DD`. */
  max?: string | undefined;
  /** Whether a day between them cannot be selected. */
  isDayUnavailable?: ((day: string) => boolean) | undefined;
}

/** Limits as React Aria's calendars take them. */
export type CalendarLimits = ReturnType<typeof calendarLimits>;

/** Parses the limits. Limits that are not days, or that leave no day, are dropped. */
export function calendarLimits({ min, max, isDayUnavailable }: DayLimits) {
  const [minValue, maxValue] = [parseDay(min), parseDay(max)];
  const leavesNone = minValue && maxValue && minValue.compare(maxValue) > 0;
  return {
    ...(leavesNone ? { minValue: null, maxValue: null } : { minValue, maxValue }),
    isDateUnavailable: (day: DateValue) => isDayUnavailable?.(day.toString()) ?? false,
  };
}

/** Returns why a day cannot be selected, or undefined. */
export function dayProblem(
  day: CalendarDate | null,
  { minValue, maxValue, isDateUnavailable }: CalendarLimits,
  { dates: words }: Messages,
  locale: string,
): string | undefined {
  if (!day) return undefined;
  const write = (limit: CalendarDate) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(limit.toDate('UTC'));
  if (minValue && day.compare(minValue) < 0) return words.tooEarly(write(minValue));
  if (maxValue && day.compare(maxValue) > 0) return words.tooLate(write(maxValue));
  return isDateUnavailable(day) ? words.unavailable : undefined;
}

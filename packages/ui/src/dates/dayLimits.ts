import type { CalendarDate } from '@internationalized/date';
import type { DateValue } from 'react-aria-components/DateField';
import type { Messages } from '../messages/en.ts';
import { definedProps } from '../theme/definedProps.ts';
import { formatDay, parseDay } from './day.ts';

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
export interface CalendarLimits {
  minValue?: CalendarDate;
  maxValue?: CalendarDate;
  isDateUnavailable?: (date: DateValue) => boolean;
}

/** Parses the limits. Limits that are not days, or that leave no day, are dropped. */
export function calendarLimits({ min, max, isDayUnavailable }: DayLimits): CalendarLimits {
  const [first, last] = [parseDay(min) ?? undefined, parseDay(max) ?? undefined];
  const leavesNone = first && last && first.compare(last) > 0;
  return definedProps({
    minValue: leavesNone ? undefined : first,
    maxValue: leavesNone ? undefined : last,
    isDateUnavailable: isDayUnavailable && ((date: DateValue) => isDayUnavailable(date.toString())),
  });
}

/** Returns why a day cannot be selected, or undefined. */
export function dayProblem(
  day: CalendarDate,
  { minValue, maxValue, isDateUnavailable }: CalendarLimits,
  messages: Messages,
  locale: string,
): string | undefined {
  if (minValue && day.compare(minValue) < 0) return messages.dates.tooEarly(formatDay(minValue, locale));
  if (maxValue && day.compare(maxValue) > 0) return messages.dates.tooLate(formatDay(maxValue, locale));
  return isDateUnavailable?.(day) ? messages.dates.unavailable : undefined;
}

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

/** Parses the limits. Limits that are not days, or that leave no day, are dropped. */
export interface AppliedLimits {
  min: CalendarDate | null;
  max: CalendarDate | null;
  isDayUnavailable: ((day: string) => boolean) | undefined;
}

export function applyLimits({ min: minText, max: maxText, isDayUnavailable }: DayLimits): AppliedLimits {
  const min = parseDay(minText);
  const max = parseDay(maxText);
  const leavesNone = min !== null && max !== null && min.compare(max) > 0;
  return leavesNone ? { min: null, max: null, isDayUnavailable } : { min, max, isDayUnavailable };
}

/** Converts the limits to the props of React Aria's calendars. */
export function calendarLimits({ min, max, isDayUnavailable }: AppliedLimits) {
  return definedProps({
    minValue: min ?? undefined,
    maxValue: max ?? undefined,
    isDateUnavailable: isDayUnavailable && ((date: DateValue) => isDayUnavailable(date.toString())),
  });
}

/** Returns why a day cannot be selected, or undefined. */
export function dayProblem(
  day: CalendarDate,
  { min, max, isDayUnavailable }: AppliedLimits,
  messages: Messages,
  locale: string,
): string | undefined {
  if (min && day.compare(min) < 0) return messages.dates.tooEarly(formatDay(min, locale));
  if (max && day.compare(max) > 0) return messages.dates.tooLate(formatDay(max, locale));
  return isDayUnavailable?.(day.toString()) ? messages.dates.unavailable : undefined;
}

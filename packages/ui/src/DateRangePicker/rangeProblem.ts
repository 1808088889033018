import { parseDay } from '../dates/day.ts';
import { type AppliedLimits, dayProblem } from '../dates/dayLimits.ts';
import type { DayRange } from '../dates/namedRanges.ts';
import type { Messages } from '../messages/en.ts';

/** Returns the error of a range, or undefined. */
export function rangeProblem(
  { from, to }: DayRange,
  limits: AppliedLimits,
  messages: Messages,
  locale: string,
): string | undefined {
  const [first, last] = [parseDay(from), parseDay(to)];
  if (first && last && first.compare(last) > 0) return messages.dates.reversed;
  return (
    (first && dayProblem(first, limits, messages, locale)) ||
    (last && dayProblem(last, limits, messages, locale)) ||
    undefined
  );
}

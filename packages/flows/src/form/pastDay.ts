import { type Day, type Locale, ruleMessage } from '@handset/domain';

/** Returns an error when the day of an entry lies in the future. */
export function pastDayProblem(date: Day | '', today: Day, locale: Locale): { date?: string } {
  return date > today ? { date: ruleMessage('date.future', locale) } : {};
}

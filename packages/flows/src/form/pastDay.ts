import { type Day, type Locale, ruleMessage } from '@handset/domain';

/** What is wrong with the day of an entry in the books: it cannot be in the future. */
export function pastDayProblem(date: Day | '', today: Day, locale: Locale): { date?: string } {
  return date > today ? { date: ruleMessage('date.future', locale) } : {};
}

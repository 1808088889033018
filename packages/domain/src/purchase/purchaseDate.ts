import { type Day, isDay } from '../day/day.ts';
import type { Rule } from '../rules/rules.ts';

/** The first day that a purchase can be dated: no phone in trade is older. */
export const FIRST_PURCHASE_DAY: Day = '2000-01-01';

/** The rule that the date of a purchase breaks, seen from the shop's day: it has come, and phones were bought then. */
export function purchaseDateRule(date: string, today: Day): Rule | undefined {
  if (date === '') return 'required';
  if (/^\d{4}-\d{2}-\d{2}$/.test(date) && date < FIRST_PURCHASE_DAY) return 'date.early';
  if (!isDay(date)) return 'date.invalid';
  return date > today ? 'date.future' : undefined;
}

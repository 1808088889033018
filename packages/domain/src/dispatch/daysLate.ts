import { type Day, daysBetween } from '../day/day.ts';

/** Days since the expected return of a dispatch, or 0 if it is not late. */
export function daysLate(expectedReturn: Day | null, today: Day): number {
  return expectedReturn === null ? 0 : Math.max(daysBetween(expectedReturn, today), 0);
}

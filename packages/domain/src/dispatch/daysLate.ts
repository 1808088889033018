import { type Day, daysBetween } from '../day/day.ts';

/** How many days a dispatch is out longer than expected; 0 while it is not. */
export function daysLate(expectedReturn: Day | null, today: Day): number {
  return expectedReturn === null ? 0 : Math.max(daysBetween(expectedReturn, today), 0);
}

import { type Day, dayAt } from '@handset/domain';

const HOUR = 3_600_000;

/** The moment at which a day begins in a time zone, epoch milliseconds; days there need not begin at a full hour, nor last 24. */
export function dayStart(day: Day, timeZone: string): number {
  // Every zone is within fifteen hours of UTC: the first moment of the day lies between these two.
  let before = Date.parse(`${day}T00:00:00Z`) - 15 * HOUR;
  let inside = before + 30 * HOUR;
  while (inside - before > 1) {
    const middle = Math.floor((before + inside) / 2);
    if (dayAt(new Date(middle), timeZone) >= day) inside = middle;
    else before = middle;
  }
  return inside;
}

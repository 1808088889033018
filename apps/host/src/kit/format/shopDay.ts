import { type Day, dayAt } from '@handset/domain';

const DAY = 86_400_000;

interface Clock {
  /** This device's clock, in milliseconds. */
  now: number;
  /** Milliseconds by which the server's clock was ahead at the last answer. Null before the first. */
  ahead: number | null;
}

/**
 * Current day of the shop: the server's, or a later one that has begun since by this device's clock,
 * corrected by the server's time. A clock that is a day or more off, or was never compared, is ignored.
 */
export function shopDay(shop: { today: Day; timeZone: string }, { now, ahead }: Clock): Day {
  if (ahead === null || Math.abs(ahead) >= DAY) return shop.today;
  const byClock = dayAt(new Date(now + ahead), shop.timeZone);
  if (byClock > shop.today) return byClock;
  return shop.today;
}

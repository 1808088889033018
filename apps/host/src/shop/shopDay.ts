import { type Day, dayAt } from '@handset/domain';

const DAY = 86_400_000;

interface Clock {
  /** This device's clock, in milliseconds. */
  now: number;
  /** Milliseconds by which the server's clock was ahead of it when it was last heard; null where it never was. */
  ahead: number | null;
}

/**
 * Which day it is in the shop: the one that the server said, or a later one that has begun since, by this device's clock set right by the
 * server's. A clock that was wrong by a day or more, or that nobody has compared, is not believed.
 */
export function shopDay(shop: { today: Day; timeZone: string }, { now, ahead }: Clock): Day {
  if (ahead === null || Math.abs(ahead) >= DAY) return shop.today;
  const byClock = dayAt(new Date(now + ahead), shop.timeZone);
  if (byClock > shop.today) return byClock;
  return shop.today;
}

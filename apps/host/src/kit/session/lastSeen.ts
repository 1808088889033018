import type { KeyStorage } from './browserStorage.ts';

/** Milliseconds out of sight after which a page is covered until its session is confirmed. */
export const MAX_ABSENCE = 15 * 60_000;

const KEY = 'lastSeenAt';

/** Writes down when the app was last in sight, for the next page that is opened. */
export function saveLastSeen(storage: Pick<KeyStorage, 'setItem'>, now = Date.now()): void {
  storage.setItem(KEY, String(now));
}

/**
 * Whether the app was out of sight for long, or for an unknown time. A time in the future comes from a wrong
 * clock.
 */
export function wasAwayTooLong(storage: Pick<KeyStorage, 'getItem'>, now = Date.now()): boolean {
  const seenAt = Number(storage.getItem(KEY) ?? Number.NaN);
  return !(now >= seenAt && now - seenAt < MAX_ABSENCE);
}

/** Clears the time at sign-out. */
export function clearLastSeen(storage: Pick<KeyStorage, 'removeItem'>): void {
  storage.removeItem(KEY);
}

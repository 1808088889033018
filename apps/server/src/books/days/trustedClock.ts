import { refusal } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { HttpError } from '../../base/http/errors.ts';

/** Clocks are set right by seconds; more than that is a move. */
const SLACK = 5 * 60_000;
/** Shops close for some weeks; after longer than that a human should look at the clock. */
export const MAX_PAUSE = 60 * 24 * 60 * 60_000;

/** Direction of a clock change between two moments. Undefined when time simply passed. */
export function clockMove(before: number, after: number): 'back' | 'ahead' | undefined {
  if (after < before - SLACK) return 'back';
  return after > before + MAX_PAUSE ? 'ahead' : undefined;
}

/** Key of a clock notification, by the entry before the change. */
export function clockKey(move: 'back' | 'ahead', entry: number): string {
  return `clock-${move}:${entry}`;
}

/** A moment as the shop's wall clock shows it, `2026-11-24 14:05`. */
export function wallTime(moment: number, timeZone: string): string {
  return new Date(moment).toLocaleString('sv-SE', { timeZone }).slice(0, 16);
}

/**
 * Refuses an entry whose moment lies implausibly far after the one before it, until the owner has read the notification of
 * that. A year too late would be the day of everything that is written without a date.
 */
export async function requireTrustedClock(
  shop: ShopReader,
  last: { number: number; created_at: number } | undefined,
): Promise<void> {
  if (!last || clockMove(last.created_at, shop.now) !== 'ahead') return;
  const confirmed = await shop
    .selectFrom('notification_reads')
    .select('key')
    .where('key', '=', clockKey('ahead', last.number))
    .executeTakeFirst();
  if (confirmed) return;
  const { timeZone } = shop.session.shop;
  throw new HttpError(
    503,
    'clock-wrong',
    refusal('clock-wrong', {
      now: wallTime(shop.now, timeZone),
      last: wallTime(last.created_at, timeZone),
    }),
  );
}

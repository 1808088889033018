import { mayCorrect, refusal } from '@handset/domain';
import type { ShopTransaction } from '../base/database/HandsetDatabase.ts';
import { Conflict, Forbidden } from '../base/http/errors.ts';

/** Refuses to undo or move money of a past day without the permission. @throws Forbidden */
export function requireRightToCorrect(shop: ShopTransaction, date: string): void {
  if (!mayCorrect(shop.session.role, date, shop.today))
    throw new Forbidden('earlier-day-owner-only', { date });
}

/** Refuses an edit that was made from an older version. @throws Conflict */
export function requireVersion(current: number, sent: number | undefined): void {
  if (sent !== undefined && sent !== current)
    throw new Conflict('changed-meanwhile').naming({ version: refusal('version-outdated') });
}

import { may } from '@handset/domain';
import type { ShopTransaction } from '../database/HandsetDatabase.ts';
import { Conflict, Forbidden } from '../http/errors.ts';

/** Refuses to undo or to move money of a day before today, but for those who may. @throws Forbidden */
export function requireRightToCorrect(shop: ShopTransaction, date: string): void {
  if (date === shop.today || may(shop.session.role, 'correct-past')) return;
  throw new Forbidden(`This was recorded for ${date}: only the owner may change the money of an earlier day`);
}

/** Refuses an edit that was made from an older version. @throws Conflict */
export function requireVersion(current: number, sent: number | undefined): void {
  if (sent !== undefined && sent !== current)
    throw new Conflict('Somebody changed this meanwhile. Look at it again, then repeat your change', {
      version: 'This is not the latest version',
    });
}

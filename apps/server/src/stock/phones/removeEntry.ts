import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { Conflict, NotFound, Refused } from '../../base/http/errors.ts';
import { requireRightToCorrect } from '../../books/correctionRights.ts';
import { everSold, placeOf } from './places.ts';
import { namedPhone, stockEntryOf, takeBackEntry } from './stockEntry.ts';
import { takeOutOfStock } from './takeOut.ts';

/**
 * Removes a phone that was entered on the stock form, as of today: its entry is reversed with the reason, and
 * the phone stays on record as void.
 * @throws Refused when it came by a purchase or an exchange, Conflict when it was ever sold or is not in
 * stock
 */
export async function removeEntry(shop: ShopTransaction, id: string, reason?: string): Promise<void> {
  const unit = await shop.selectFrom('units').selectAll().where('id', '=', id).executeTakeFirst();
  if (!unit) throw new NotFound('phone-unknown');
  if (unit.source === 'exchange') throw new Refused('exchanged-phone-stays');
  if (unit.source !== 'stock') throw new Refused('bought-phone-stays');
  if (unit.state !== 'in-stock') throw new Conflict('phone-elsewhere', { place: await placeOf(shop, unit) });
  if ((await everSold(shop, [id])).has(id)) throw new Conflict('phone-was-sold');
  requireRightToCorrect(shop, (await stockEntryOf(shop, unit)).date);
  await takeBackEntry(shop, unit, {
    date: shop.today,
    description: {
      code: 'stock-removed',
      params: { ...namedPhone(unit), ...(reason ? { reason } : {}) },
    },
  });
  await takeOutOfStock(shop, [id], 'void');
}

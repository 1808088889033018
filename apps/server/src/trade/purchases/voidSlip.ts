import type { PurchaseVoid } from '@handset/domain';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import { Conflict, Refused } from '../../base/http/errors.ts';
import { slipNumber } from '../../base/lists/documentNumbers.ts';
import { removeBill } from '../../books/bills.ts';
import { requireRightToCorrect } from '../../books/correctionRights.ts';
import { correct, requirePast } from '../../books/post.ts';
import { imeisOf, watchLives } from '../../stock/phones/lives.ts';
import { everSold } from '../../stock/phones/places.ts';
import { takeOutOfStock } from '../../stock/phones/takeOut.ts';
import { saveSlip } from './repostSlip.ts';
import { recordReturn, requireInStock } from './returnSlip.ts';
import { requireSlip, unitsOfSlip } from './slip.ts';

/**
 * Undoes a slip whole, as of a day: its entry is reversed exactly, so that the money comes back the way it went, and its
 * phones are void. @throws Conflict when one of them is not in stock, was ever sold, or was returned already.
 */
export async function voidSlip(
  shop: ShopTransaction,
  id: string,
  { reason, date = shop.today }: PurchaseVoid,
): Promise<void> {
  requirePast(shop, 'date', date);
  const slip = await requireSlip(shop, id);
  const number = slipNumber(slip.slip_number);
  requireRightToCorrect(shop, slip.date);
  if (date < slip.date) throw new Refused('date.before-entry').at('date');
  if (slip.status !== 'posted') throw new Conflict('slip-part-returned', { slip: number });
  const units = await unitsOfSlip(shop, slip);
  await requireInStock(shop, units, 'units');
  const ids = units.map((unit) => unit.id);
  if ((await everSold(shop, ids)).size > 0) throw new Conflict('slip-phone-was-sold', { slip: number });
  const lives = await watchLives(shop, imeisOf(...units));
  const { reversal } = await correct(shop, {
    entry: slip.entry_number,
    date,
    description: { code: 'purchase-void', params: { slip: number, reason } },
  });
  await takeOutOfStock(shop, ids, 'void');
  await recordReturn(shop, {
    id: newId(),
    slip,
    units,
    kind: 'void',
    date,
    reason,
    pocketCash: slip.pocket_cash,
    accountCash: slip.account_cash,
    bankId: slip.bank_id,
    offBalance: slip.payable_later,
    entry: reversal,
  });
  await lives.requireSound('date');
  await saveSlip(shop, slip, { status: 'void', returned_total: slip.total });
  await removeBill(shop, slip.id, date);
}

import type { PurchaseVoid } from '@handset/domain';
import { removeBill } from '../books/bills.ts';
import { requireRightToCorrect } from '../books/correctionRights.ts';
import { correct } from '../books/post.ts';
import type { ShopTransaction } from '../database/HandsetDatabase.ts';
import { newId } from '../database/newId.ts';
import { Conflict } from '../http/errors.ts';
import { slipNumber } from '../lists/documentNumbers.ts';
import { everSold } from '../stock/places.ts';
import { takeOutOfStock } from '../stock/takeOut.ts';
import { saveSlip } from './repostSlip.ts';
import { recordReturn, requireInStock } from './returnSlip.ts';
import { requireSlip, unitsOfSlip } from './slip.ts';

/**
 * Undoes a slip whole, as of today: its entry is reversed exactly, so that the money comes back the way it went, and its
 * phones are void. @throws Conflict when one of them is not in stock, was ever sold, or was returned already.
 */
export async function voidSlip(shop: ShopTransaction, id: string, { reason }: PurchaseVoid): Promise<void> {
  const slip = await requireSlip(shop, id);
  const name = `Slip ${slipNumber(slip.slip_number)}`;
  requireRightToCorrect(shop, slip.date);
  if (slip.status !== 'posted')
    throw new Conflict(`A part of ${name} was returned already; return what is left instead`);
  const units = await unitsOfSlip(shop, slip);
  await requireInStock(shop, units, 'units');
  const ids = units.map((unit) => unit.id);
  if ((await everSold(shop, ids)).size > 0)
    throw new Conflict(`A phone of ${name} was sold and came back; return it to the supplier instead`);
  const { reversal } = await correct(shop, {
    entry: slip.entry_number,
    date: shop.today,
    description: `${name} is void: ${reason}`,
  });
  await takeOutOfStock(shop, ids, 'void');
  await recordReturn(shop, {
    id: newId(),
    slip,
    units,
    kind: 'void',
    date: shop.today,
    reason,
    pocketCash: slip.pocket_cash,
    accountCash: slip.account_cash,
    bankId: slip.bank_id,
    offBalance: slip.payable_later,
    entry: reversal,
  });
  await saveSlip(shop, slip, { status: 'void', returned_total: slip.total });
  await removeBill(shop, slip.id);
}

import type { BulkPurchase, PurchaseRow } from '@handset/domain';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import { openBill } from '../../books/bills.ts';
import { post, requirePast } from '../../books/post.ts';
import { partyOf } from '../../money/parties/parties.ts';
import { requireBank } from '../../money/wallet/wallet.ts';
import { arrivalConflicts } from '../../stock/phones/arrivalConflicts.ts';
import { imeiFields, takeInAll } from '../../stock/phones/intake.ts';
import { eGadgetColumns } from './eGadget.ts';
import {
  dealOfLot,
  goodsOfLot,
  inLotsWords,
  insertEntries,
  refusedLot,
  rowsOfLot,
  termColumns,
  unitOfRow,
} from './lot.ts';
import { purchaseRow } from './purchases.ts';
import { dealColumns, slipPosting } from './slip.ts';

/**
 * Buys a lot as a whole: every phone enters stock at its price, the money leaves the wallet, and the rest is
 * owed to the party. @throws Conflict naming every row whose phone is in stock already, or was on that day
 */
export async function purchaseLot(shop: ShopTransaction, lot: BulkPurchase): Promise<PurchaseRow> {
  requirePast(shop, 'date', lot.date);
  const id = newId();
  const arrivals = rowsOfLot(lot).map((row) => ({
    unit: unitOfRow(row, id, lot.date),
    fields: imeiFields(row.path),
  }));
  const taken = await arrivalConflicts(shop, arrivals);
  if (Object.keys(taken).length > 0) throw refusedLot({}, taken);
  const person = await partyOf(shop, lot.entityData, { isPosted: true });
  if (lot.bankAccountUsed) await requireBank(shop, lot.bankAccountUsed);
  const number = await shop.nextNumber('slip');
  const deal = dealOfLot(lot, person._id);
  const entry = await inLotsWords(post(shop, slipPosting({ id, number, phones: goodsOfLot(lot) }, deal)));
  await shop
    .insertInto('purchases')
    .values({
      id,
      slip_number: number,
      type: 'bulk',
      ...dealColumns(deal),
      ...termColumns(lot),
      father_name: null,
      cnic: null,
      payment_type: lot.purchasePaymentType,
      ...eGadgetColumns(shop, 'not-checked', lot.date),
      entry_number: entry,
      created_by: shop.session.userId,
      created_at: shop.now,
    })
    .execute();
  await insertEntries(shop, id, lot);
  await openBill(shop, {
    id,
    personId: person._id,
    side: 'payable',
    documentType: 'purchase',
    date: lot.date,
    dueDate: deal.dueDate,
    amount: deal.later,
  });
  await takeInAll(shop, arrivals);
  return purchaseRow(shop, id);
}

import type { Bill, DueDateChange } from '@handset/domain';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { NotFound, Refused } from '../../base/http/errors.ts';
import { moveDueDate } from '../../books/bills.ts';
import { billsOf, selectBills } from './billRows.ts';

/** Moves the day by which a bill is to be paid, and says why; the document says the new day as well. */
export async function changeDueDate(
  shop: ShopTransaction,
  id: string,
  { dueDate, reason, version }: DueDateChange,
): Promise<Bill> {
  const bill = await billOf(shop, id);
  if (dueDate < bill.date) throw new Refused('date.past').at('dueDate');
  // Of a bill that somebody moved meanwhile, `moveDueDate` says so.
  const isSame = dueDate === bill.due_date && version === bill.version;
  if (isSame) throw new Refused('due-date-same').at('dueDate');
  await moveDueDate(shop, { id, version, dueDate, reason });
  for (const table of ['purchases', 'sales'] as const)
    await shop
      .updateTable(table)
      .set((row) => ({ due_date: dueDate, version: row('version', '+', row.lit(1)) }))
      .where('id', '=', id)
      .execute();
  await shop.updateTable('accessory_purchases').set({ due_date: dueDate }).where('id', '=', id).execute();
  const [changed] = await billsOf(shop, [await billOf(shop, id)]);
  if (!changed) throw new NotFound();
  return changed;
}

async function billOf(shop: ShopTransaction, id: string) {
  const bill = await selectBills(shop).where('bills.id', '=', id).executeTakeFirst();
  if (!bill) throw new NotFound('bill-unknown');
  return bill;
}

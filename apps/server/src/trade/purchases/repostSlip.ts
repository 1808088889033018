import { documentFigures, type GoodsNamed, rupeeAmount } from '@handset/domain';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { Conflict } from '../../base/http/errors.ts';
import { slipNumber } from '../../base/lists/documentNumbers.ts';
import { changeBill } from '../../books/bills.ts';
import { requireRightToCorrect } from '../../books/correctionRights.ts';
import { booksOf, NOTHING_ELSE } from '../../books/documentBooks.ts';
import { correct } from '../../books/post.ts';
import { sumsOfPurchase } from './purchases.ts';
import { type Deal, dealColumns, type Slip, slipPosting } from './slip.ts';

/**
 * Posts an edited slip: the exact reversal on the old day, and a new entry on the new day, so that every day
 * reads as if it had been right at once and only the difference moves. Posts nothing when no amount changes.
 * Returns the slip's new columns.
 */
export async function repostSlip(shop: ShopTransaction, slip: Slip, deal: Deal, phones: GoodsNamed) {
  const columns = dealColumns(deal);
  const bill = await shop.selectFrom('bills').select('due_date').where('id', '=', slip.id).executeTakeFirst();
  const isSameDeal = MOVING.every((column) => columns[column] === slip[column]);
  const isSameBill = isSameDeal && (columns.due_date ?? columns.date) === (bill?.due_date ?? columns.date);
  if (!isSameDeal) await requireRefunded(shop, slip, deal);
  const entry = isSameDeal ? slip.entry_number : await correctEntry(shop, slip, deal, phones);
  if (!isSameBill) {
    await changeBill(shop, {
      id: slip.id,
      personId: deal.personId,
      side: 'payable',
      documentType: 'purchase',
      date: deal.date,
      dueDate: deal.dueDate,
      amount: deal.later,
    });
  }
  return { ...columns, entry_number: entry };
}

/** Columns that cannot change without a change of the books. */
const MOVING = [
  'person_id',
  'date',
  'total',
  'payable_later',
  'pocket_cash',
  'account_cash',
  'bank_id',
] as const;

/** Refuses a payment lower than the supplier's refund, since only paid amounts are refunded. */
async function requireRefunded(
  shop: ShopTransaction,
  slip: Slip,
  { total, later, paid }: Deal,
): Promise<void> {
  const less = slip.paid_now - (total - later);
  if (less <= 0) return;
  const books = (await booksOf(shop, 'purchase', [slip.id])).get(slip.id) ?? NOTHING_ELSE;
  const figures = documentFigures({ ...books, ...sumsOfPurchase(slip) });
  if (figures.paid >= less) return;
  throw new Conflict('slip-paid-back', {
    refunded: rupeeAmount(figures.refunded),
    slip: slipNumber(slip.slip_number),
  }).at(paid.pocketCash > 0 ? 'pocketCash' : paid.accountCash > 0 ? 'accountCash' : undefined);
}

async function correctEntry(
  shop: ShopTransaction,
  slip: Slip,
  deal: Deal,
  phones: GoodsNamed,
): Promise<number> {
  requireRightToCorrect(shop, slip.date);
  const about = { id: slip.id, number: slip.slip_number, phones };
  const { entry } = await correct(
    shop,
    {
      entry: slip.entry_number,
      date: slip.date,
      description: { code: 'purchase-corrected', params: { slip: slipNumber(slip.slip_number) } },
    },
    slipPosting(about, deal),
  );
  if (entry === undefined) throw new Error('A corrected slip posts what it says now');
  return entry;
}

/** Saves an edited slip's columns, unless somebody changed it since. */
export async function saveSlip(
  shop: ShopTransaction,
  slip: Slip,
  columns: Partial<Omit<Slip, 'id' | 'version'>>,
): Promise<void> {
  const { numUpdatedRows } = await shop
    .updateTable('purchases')
    .set((row) => ({ ...columns, version: row('version', '+', row.lit(1)) }))
    .where('id', '=', slip.id)
    .where('version', '=', slip.version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Conflict('slip-changed-meanwhile');
}

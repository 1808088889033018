import { changeBill } from '../books/bills.ts';
import { requireRightToCorrect } from '../books/correctionRights.ts';
import { correct } from '../books/post.ts';
import type { ShopTransaction } from '../database/HandsetDatabase.ts';
import { Conflict } from '../http/errors.ts';
import { slipNumber } from '../lists/documentNumbers.ts';
import { type Deal, dealColumns, type Slip, slipPosting } from './slip.ts';

/**
 * Makes the books say what an edited slip says: the exact reversal, of the day that the slip had, and the new entry, of the
 * day that it has now, so that every day reads as if it had been right at once and only the difference moves. Nothing is
 * posted when no money is said anew. Returns the columns that the slip takes.
 */
export async function repostSlip(shop: ShopTransaction, slip: Slip, deal: Deal, phones: string) {
  const columns = dealColumns(deal);
  const bill = await shop.selectFrom('bills').select('due_date').where('id', '=', slip.id).executeTakeFirst();
  const isSameDeal = MOVING.every((column) => columns[column] === slip[column]);
  const isSameBill = isSameDeal && (columns.due_date ?? columns.date) === (bill?.due_date ?? columns.date);
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

/** What cannot change without the books. */
const MOVING = [
  'person_id',
  'date',
  'total',
  'payable_later',
  'pocket_cash',
  'account_cash',
  'bank_id',
] as const;

async function correctEntry(shop: ShopTransaction, slip: Slip, deal: Deal, phones: string): Promise<number> {
  requireRightToCorrect(shop, slip.date);
  const about = { id: slip.id, number: slip.slip_number, phones };
  const { entry } = await correct(
    shop,
    {
      entry: slip.entry_number,
      date: slip.date,
      description: `Slip ${slipNumber(slip.slip_number)} was corrected`,
    },
    slipPosting(about, deal),
  );
  if (entry === undefined) throw new Error('A corrected slip posts what it says now');
  return entry;
}

/** Refuses a new day for a slip on which it would come after what happened to its phones since. */
export async function requireBeforeEvents(shop: ShopTransaction, slip: Slip, date: string): Promise<void> {
  if (date <= slip.date) return;
  const first = await firstEventOf(shop, slip.id);
  if (!first || date <= first) return;
  const message = `Something happened to its phones on ${first} already; the slip cannot be of a later day`;
  throw new Conflict(message, { date: message });
}

/** The day of the first sale, dispatch or return of a slip's phones. */
async function firstEventOf(shop: ShopTransaction, id: string): Promise<string | undefined> {
  const sold = await shop
    .selectFrom('units')
    .innerJoin('sale_units', 'sale_units.unit_id', 'units.id')
    .innerJoin('sales', 'sales.id', 'sale_units.sale_id')
    .select((row) => row.fn.min<string | null>('sales.date').as('date'))
    .where('units.purchase_id', '=', id)
    .executeTakeFirst();
  const dispatched = await shop
    .selectFrom('units')
    .innerJoin('dispatch_units', 'dispatch_units.unit_id', 'units.id')
    .innerJoin('dispatches', 'dispatches.id', 'dispatch_units.dispatch_id')
    .select((row) => row.fn.min<string | null>('dispatches.date').as('date'))
    .where('units.purchase_id', '=', id)
    .executeTakeFirst();
  const returned = await shop
    .selectFrom('purchase_returns')
    .select((row) => row.fn.min<string | null>('date').as('date'))
    .where('purchase_id', '=', id)
    .executeTakeFirst();
  return [sold, dispatched, returned].flatMap((event) => event?.date ?? []).sort()[0];
}

/** Writes an edited slip's columns, unless somebody changed it meanwhile. */
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
  if (numUpdatedRows !== 1n) throw new Conflict('This slip was changed meanwhile; look at it again');
}

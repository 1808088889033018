import { type Day, type FreeCredit, type OpenBill, SIDES, type Side } from '@handset/domain';
import type { ShopReader, ShopTransaction } from '../base/database/HandsetDatabase.ts';

/** The bills of one side that a party has not paid whole. */
export async function openBills(shop: ShopReader, personId: string, side: Side): Promise<OpenBill[]> {
  const rows = await shop
    .selectFrom('bills')
    .select(['id', 'due_date', 'amount', 'paid'])
    .where('person_id', '=', personId)
    .where('side', '=', side)
    .whereRef('paid', '<', 'amount')
    .execute();
  return rows.map((row) => ({ id: row.id, dueDate: row.due_date, rest: row.amount - row.paid }));
}

/** A party's advances on one side: payments or repayments that no bill used. */
export async function freeCredits(shop: ShopReader, personId: string, side: Side): Promise<FreeCredit[]> {
  const rows = await shop
    .selectFrom('party_credits')
    .select(['id', 'date', 'amount', 'allocated'])
    .where('person_id', '=', personId)
    .where('side', '=', side)
    .whereRef('allocated', '<', 'amount')
    .execute();
  return rows.map((row) => ({ id: row.id, date: row.date, rest: row.amount - row.allocated }));
}

/** Updates the first due date of a party's open bills, for lists that sort by it. */
export async function updateNextDue(shop: ShopTransaction, personId: string): Promise<void> {
  const days = [];
  for (const side of SIDES) days.push((await firstDue(shop, personId, side)) ?? []);
  const [nextDue = null] = days.flat().sort();
  await shop
    .updateTable('party_totals')
    .set({ next_due: nextDue })
    .where('person_id', '=', personId)
    .execute();
}

async function firstDue(shop: ShopReader, personId: string, side: Side): Promise<Day | undefined> {
  const first = await shop
    .selectFrom('bills')
    .select('due_date')
    .where('person_id', '=', personId)
    .where('side', '=', side)
    .whereRef('paid', '<', 'amount')
    .orderBy('due_date')
    .limit(1)
    .executeTakeFirst();
  return first?.due_date;
}

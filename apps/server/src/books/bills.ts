import type { Day, MinorUnits } from '@handset/domain';
import type { BillsTable, PartyCreditsTable } from '../database/Database.ts';
import type { ShopReader, ShopTransaction } from '../database/HandsetDatabase.ts';
import { Conflict, Refused } from '../http/errors.ts';

/** What a party owes the shop, or is owed by it. */
export type Side = BillsTable['side'];

/** What a document leaves to be paid. */
export interface NewBill {
  /** The document's own id. */
  id: string;
  personId: string;
  side: Side;
  documentType: BillsTable['document_type'];
  date: Day;
  dueDate: Day | null;
  amount: MinorUnits;
}

/** What settles bills: a payment or a return. */
export interface NewCredit {
  /** The payment's or return's own id. */
  id: string;
  personId: string;
  side: Side;
  source: PartyCreditsTable['source'];
  date: Day;
  amount: MinorUnits;
  /** Bills to settle before all others, each with how much of it; the rest goes oldest due first. */
  chosen?: readonly { billId: string; amount: MinorUnits }[];
}

/** Notes what a document leaves to be paid, and settles it from the advances that the party has already. */
export async function openBill(shop: ShopTransaction, bill: NewBill): Promise<void> {
  if (bill.amount === 0) return;
  await shop
    .insertInto('bills')
    .values({
      id: bill.id,
      person_id: bill.personId,
      side: bill.side,
      document_type: bill.documentType,
      date: bill.date,
      due_date: bill.dueDate,
      amount: bill.amount,
      paid: 0,
      created_at: shop.now,
    })
    .execute();
  await settle(shop, bill.personId, bill.side);
}

/**
 * Settles bills by what a party paid (or gave back): the chosen ones first, then oldest due first; what is left over gives
 * back an advance of the other side, or stays as an advance. @throws Refused when a chosen bill is not open for so much.
 */
export async function addCredit(shop: ShopTransaction, credit: NewCredit): Promise<void> {
  if (credit.amount === 0) return;
  await shop
    .insertInto('party_credits')
    .values({
      id: credit.id,
      person_id: credit.personId,
      side: credit.side,
      source: credit.source,
      date: credit.date,
      amount: credit.amount,
      allocated: 0,
      created_at: shop.now,
    })
    .execute();
  for (const [index, { billId, amount }] of (credit.chosen ?? []).entries()) {
    const bill = await shop
      .selectFrom('bills')
      .select(['id', 'amount', 'paid'])
      .where('id', '=', billId)
      .where('person_id', '=', credit.personId)
      .where('side', '=', credit.side)
      .executeTakeFirst();
    if (!bill || bill.amount - bill.paid < amount) {
      const message = 'This bill is not open for so much';
      throw new Refused(message, { [`bills.${index}.amount`]: message });
    }
    if (amount > 0) await allocate(shop, credit.id, 'bill', billId, amount);
  }
  await settle(shop, credit.personId, credit.side);
}

/** Takes a document's bill away; what had settled it settles the party's other bills, or becomes an advance. */
export async function removeBill(shop: ShopTransaction, id: string): Promise<void> {
  const bill = await shop
    .selectFrom('bills')
    .select(['person_id', 'side'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!bill) return;
  await release(shop, 'target_id', id);
  await shop.deleteFrom('bills').where('id', '=', id).execute();
  await settle(shop, bill.person_id, bill.side);
}

/** Takes a payment's or return's effect on bills away; they are open again, or settled by another advance. */
export async function removeCredit(shop: ShopTransaction, id: string): Promise<void> {
  const credit = await shop
    .selectFrom('party_credits')
    .select(['person_id', 'side'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!credit) return;
  await release(shop, 'credit_id', id);
  await release(shop, 'target_id', id);
  await shop.deleteFrom('party_credits').where('id', '=', id).execute();
  for (const side of ['receivable', 'payable'] as const) await settle(shop, credit.person_id, side);
}

/** Moves a bill's due date. @throws Conflict when somebody changed it since `version`, or it is settled. */
export async function moveDueDate(
  shop: ShopTransaction,
  { id, version, dueDate }: { id: string; version: number; dueDate: Day },
): Promise<void> {
  const { numUpdatedRows } = await shop
    .updateTable('bills')
    .set((row) => ({ due_date: dueDate, version: row('version', '+', row.lit(1)) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .whereRef('paid', '<', 'amount')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Conflict('This bill was changed or paid meanwhile; look at it again');
}

/** Lets a party's free credits settle its open bills, oldest due first, and give back advances of the other side. */
async function settle(shop: ShopTransaction, personId: string, side: Side): Promise<void> {
  const free = await freeCredits(shop, personId, side);
  if (free.length === 0) return;
  const open = await openBills(shop, personId, side);
  const advances = await freeCredits(shop, personId, side === 'receivable' ? 'payable' : 'receivable');
  const targets = [
    ...open.map((bill) => ({ id: bill.id, kind: 'bill' as const, rest: bill.amount - bill.paid })),
    ...advances.map((credit) => ({
      id: credit.id,
      kind: 'credit' as const,
      rest: credit.amount - credit.allocated,
    })),
  ];
  for (const credit of free) {
    let left = credit.amount - credit.allocated;
    for (const target of targets) {
      const amount = Math.min(left, target.rest);
      if (amount === 0) continue;
      await allocate(shop, credit.id, target.kind, target.id, amount);
      left -= amount;
      target.rest -= amount;
    }
  }
}

function openBills(shop: ShopReader, personId: string, side: Side) {
  return shop
    .selectFrom('bills')
    .select(['id', 'amount', 'paid'])
    .where('person_id', '=', personId)
    .where('side', '=', side)
    .whereRef('paid', '<', 'amount')
    .orderBy((row) => row.fn.coalesce('due_date', 'date'))
    .orderBy('id')
    .execute();
}

function freeCredits(shop: ShopReader, personId: string, side: Side) {
  return shop
    .selectFrom('party_credits')
    .select(['id', 'amount', 'allocated'])
    .where('person_id', '=', personId)
    .where('side', '=', side)
    .whereRef('allocated', '<', 'amount')
    .orderBy('date')
    .orderBy('id')
    .execute();
}

async function allocate(
  shop: ShopTransaction,
  creditId: string,
  target: 'bill' | 'credit',
  targetId: string,
  amount: MinorUnits,
): Promise<void> {
  await shop
    .insertInto('allocations')
    .values({ credit_id: creditId, target, target_id: targetId, amount })
    .onConflict((conflict) =>
      conflict
        .columns(['credit_id', 'target_id'])
        .doUpdateSet((row) => ({ amount: row('allocations.amount', '+', row.ref('excluded.amount')) })),
    )
    .execute();
  await reach(shop, 'credit', creditId, amount);
  await reach(shop, target, targetId, amount);
}

/** Gives back everything that a bill was paid by, or that a credit paid for. */
async function release(shop: ShopTransaction, column: 'credit_id' | 'target_id', id: string): Promise<void> {
  const given = await shop.selectFrom('allocations').selectAll().where(column, '=', id).execute();
  for (const { credit_id, target, target_id, amount } of given) {
    await reach(shop, 'credit', credit_id, -amount);
    await reach(shop, target, target_id, -amount);
  }
  await shop.deleteFrom('allocations').where(column, '=', id).execute();
}

async function reach(
  shop: ShopTransaction,
  kind: 'bill' | 'credit',
  id: string,
  amount: MinorUnits,
): Promise<void> {
  if (kind === 'bill') {
    await shop
      .updateTable('bills')
      .set((row) => ({ paid: row('paid', '+', row.cast<number>(row.val(amount), 'bigint')) }))
      .where('id', '=', id)
      .execute();
  } else {
    await shop
      .updateTable('party_credits')
      .set((row) => ({ allocated: row('allocated', '+', row.cast<number>(row.val(amount), 'bigint')) }))
      .where('id', '=', id)
      .execute();
  }
}

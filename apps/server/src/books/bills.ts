import { type Allocation, type Day, type MinorUnits, type Side, settle, sum } from '@handset/domain';
import type { BillsTable, PartyCreditsTable } from '../base/database/Database.ts';
import type { ShopTransaction } from '../base/database/HandsetDatabase.ts';
import { newId } from '../base/database/newId.ts';
import { Conflict, Refused } from '../base/http/errors.ts';
import { allocate, lowerAllocation, releaseCredit, releaseTarget } from './allocations.ts';
import { undoLetGo } from './letGo.ts';
import { freeCredits, openBills, updateNextDue } from './openBills.ts';

/** The unpaid part of a document. */
export interface NewBill {
  /** The document's own id. */
  id: string;
  personId: string;
  side: Side;
  documentType: BillsTable['document_type'];
  date: Day;
  /** Null where none was agreed: it is due at once. */
  dueDate: Day | null;
  amount: MinorUnits;
}

/** A credit that settles bills: a payment or a return. */
export interface NewCredit {
  /** The payment's or return's own id. */
  id: string;
  personId: string;
  side: Side;
  source: PartyCreditsTable['source'];
  date: Day;
  amount: MinorUnits;
  /**
   * Bills to settle before all others; the rest goes oldest due first. A payment settles each of them by exactly so much, a
   * return by at most so much, since the document that it belongs to may be paid already.
   */
  chosen?: readonly ChosenBill[] | undefined;
}

/** A bill to settle, and by how much. */
export interface ChosenBill {
  billId: string;
  amount: MinorUnits;
}

/** Records the unpaid part of a document, and settles it from the party's advances. */
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
      due_date: bill.dueDate ?? bill.date,
      amount: bill.amount,
      paid: 0,
      created_at: shop.now,
    })
    .execute();
  await settleSide(shop, bill.personId, bill.side);
  await updateNextDue(shop, bill.personId);
}

/**
 * Updates a document's bill to its new amount. Existing allocations stay as far as they fit, and only the
 * excess is freed: write-offs are undone before payments are. Opens a missing bill, and removes one of amount zero.
 */
export async function changeBill(shop: ShopTransaction, bill: NewBill): Promise<void> {
  const known = await shop
    .selectFrom('bills')
    .select(['id', 'person_id', 'side', 'document_type', 'paid'])
    .where('id', '=', bill.id)
    .executeTakeFirst();
  const isSame = known?.person_id === bill.personId && known.side === bill.side;
  if (!known || !isSame || bill.amount === 0) {
    await removeBill(shop, bill.id, bill.date);
    return openBill(shop, bill);
  }
  const tooMuch = known.paid - bill.amount;
  if (tooMuch > 0) {
    const letGo = await undoLetGo(shop, known, { most: tooMuch, date: bill.date });
    await giveBack(shop, known.id, tooMuch - letGo);
  }
  await shop
    .updateTable('bills')
    .set((row) => ({
      date: bill.date,
      due_date: bill.dueDate ?? bill.date,
      amount: bill.amount,
      version: row('version', '+', row.lit(1)),
    }))
    .where('id', '=', bill.id)
    .execute();
  await settleSide(shop, bill.personId, bill.side);
  await updateNextDue(shop, bill.personId);
}

/**
 * Settles bills with a party's payment (or repayment): the chosen ones first, then the oldest due. The rest
 * repays an advance of the other side, or stays as an advance.
 * @throws Refused when a chosen bill belongs to another party, Conflict when its open amount is too small
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
  await allocate(shop, await chosenAllocations(shop, credit));
  await settleSide(shop, credit.personId, credit.side);
  await updateNextDue(shop, credit.personId);
}

/**
 * Removes a document's bill on a day. What was let go of it is undone; what was paid settles the party's other bills, or
 * becomes an advance.
 */
export async function removeBill(shop: ShopTransaction, id: string, date: Day): Promise<void> {
  const bill = await shop
    .selectFrom('bills')
    .select(['id', 'person_id', 'side', 'document_type'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!bill) return;
  await undoLetGo(shop, bill, { date });
  await releaseTarget(shop, id);
  await shop.deleteFrom('bills').where('id', '=', id).execute();
  await settleSide(shop, bill.person_id, bill.side);
  await updateNextDue(shop, bill.person_id);
}

/** Removes a payment's or return's effect on bills. They are open again, or settled by another advance. */
export async function removeCredit(shop: ShopTransaction, id: string): Promise<void> {
  const credit = await shop
    .selectFrom('party_credits')
    .select('person_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!credit) return;
  await releaseCredit(shop, id);
  await releaseTarget(shop, id);
  await shop.deleteFrom('party_credits').where('id', '=', id).execute();
  for (const side of ['receivable', 'payable'] as const) await settleSide(shop, credit.person_id, side);
  await updateNextDue(shop, credit.person_id);
}

/** Moves a bill's due date, and says why. @throws Conflict when somebody changed it since `version`, or it is settled. */
export async function moveDueDate(
  shop: ShopTransaction,
  { id, version, dueDate, reason }: { id: string; version: number; dueDate: Day; reason: string },
): Promise<void> {
  const bill = await shop
    .selectFrom('bills')
    .select(['person_id', 'due_date'])
    .where('id', '=', id)
    .where('version', '=', version)
    .whereRef('paid', '<', 'amount')
    .executeTakeFirst();
  if (!bill) throw new Conflict('bill-changed-meanwhile');
  await shop
    .updateTable('bills')
    .set((row) => ({ due_date: dueDate, version: row('version', '+', row.lit(1)) }))
    .where('id', '=', id)
    .execute();
  await shop
    .insertInto('due_date_moves')
    .values({
      id: newId(),
      bill_id: id,
      from_date: bill.due_date,
      to_date: dueDate,
      reason,
      created_by: shop.session.userId,
      created_at: shop.now,
    })
    .execute();
  await updateNextDue(shop, bill.person_id);
}

/**
 * Settles a party's open bills with its free credits, oldest due first, and repays advances of the other
 * side.
 */
async function settleSide(shop: ShopTransaction, personId: string, side: Side): Promise<void> {
  const free = await freeCredits(shop, personId, side);
  if (free.length === 0) return;
  const open = await openBills(shop, personId, side);
  const advances = await freeCredits(shop, personId, side === 'receivable' ? 'payable' : 'receivable');
  await allocate(shop, settle(free, open, advances));
}

/** Allocations of a credit to the bills chosen for it. */
async function chosenAllocations(shop: ShopTransaction, credit: NewCredit): Promise<Allocation[]> {
  const { chosen = [] } = credit;
  if (chosen.length === 0) return [];
  const bills = await shop
    .selectFrom('bills')
    .select(['id', 'amount', 'paid'])
    .where('person_id', '=', credit.personId)
    .where('side', '=', credit.side)
    .where(
      'id',
      'in',
      chosen.map(({ billId }) => billId),
    )
    .execute();
  const rests = new Map(bills.map((bill) => [bill.id, bill.amount - bill.paid]));
  if (sum(chosen.map(({ amount }) => amount)) > credit.amount) throw new Refused('bill.total');
  return chosen.flatMap(({ billId, amount }, index) => {
    const rest = rests.get(billId);
    if (credit.source !== 'return') requireOpen(rest, amount, index);
    const given = Math.min(amount, rest ?? 0);
    if (given === 0) return [];
    rests.set(billId, (rest ?? 0) - given);
    return [{ creditId: credit.id, target: 'bill', targetId: billId, amount: given }];
  });
}

function requireOpen(rest: MinorUnits | undefined, amount: MinorUnits, index: number): void {
  if (rest === undefined) throw new Refused('bill-not-of-party').at(`bills.${index}.billId`);
  if (rest < amount)
    throw new Conflict(rest === 0 ? 'bill-paid' : 'bill-open-for-less').at(`bills.${index}.amount`);
}

/** Frees a part of what was paid of a bill, starting with the latest credits. */
async function giveBack(shop: ShopTransaction, billId: string, amount: MinorUnits): Promise<void> {
  const given = await shop
    .selectFrom('allocations')
    .innerJoin('party_credits', 'party_credits.id', 'allocations.credit_id')
    .select(['allocations.credit_id', 'allocations.amount'])
    .where('allocations.target_id', '=', billId)
    .orderBy('party_credits.date', 'desc')
    .orderBy('party_credits.id', 'desc')
    .execute();
  let left = amount;
  for (const { credit_id: creditId, amount: paid } of given) {
    const by = Math.min(left, paid);
    left -= by;
    if (by > 0) await lowerAllocation(shop, { creditId, billId, by });
  }
}

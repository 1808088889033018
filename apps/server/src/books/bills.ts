import { type Allocation, type Day, type MinorUnits, type Side, settle, sum } from '@handset/domain';
import type { BillsTable, PartyCreditsTable } from '../database/Database.ts';
import type { ShopTransaction } from '../database/HandsetDatabase.ts';
import { newId } from '../database/newId.ts';
import { Conflict, Refused } from '../http/errors.ts';
import { allocate, releaseCredit, releaseTarget } from './allocations.ts';
import { freeCredits, keepNextDue, openBills } from './openBills.ts';

/** What a document leaves to be paid. */
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

/** What settles bills: a payment or a return. */
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
      due_date: bill.dueDate ?? bill.date,
      amount: bill.amount,
      paid: 0,
      created_at: shop.now,
    })
    .execute();
  await settleSide(shop, bill.personId, bill.side);
  await keepNextDue(shop, bill.personId);
}

/**
 * Makes a document's bill say what the document says now. What had settled it stays with it as far as it reaches; only what is
 * too much is free for others. Without a bill there it is opened, for nothing it is removed.
 */
export async function changeBill(shop: ShopTransaction, bill: NewBill): Promise<void> {
  const known = await shop
    .selectFrom('bills')
    .select(['person_id', 'side', 'paid'])
    .where('id', '=', bill.id)
    .executeTakeFirst();
  const isSame = known?.person_id === bill.personId && known.side === bill.side;
  if (!known || !isSame || bill.amount === 0) {
    await removeBill(shop, bill.id);
    return openBill(shop, bill);
  }
  await giveBackTooMuch(shop, bill.id, known.paid - bill.amount);
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
  await keepNextDue(shop, bill.personId);
}

/**
 * Settles bills by what a party paid (or gave back): the chosen ones first, then oldest due first; what is left over gives
 * back an advance of the other side, or stays as an advance.
 * @throws Refused when a chosen bill is none of the party's, Conflict when it is not open for so much any more.
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
  await keepNextDue(shop, credit.personId);
}

/** Takes a document's bill away; what had settled it settles the party's other bills, or becomes an advance. */
export async function removeBill(shop: ShopTransaction, id: string): Promise<void> {
  const bill = await shop
    .selectFrom('bills')
    .select(['person_id', 'side'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!bill) return;
  await releaseTarget(shop, id);
  await shop.deleteFrom('bills').where('id', '=', id).execute();
  await settleSide(shop, bill.person_id, bill.side);
  await keepNextDue(shop, bill.person_id);
}

/** Takes a payment's or return's effect on bills away; they are open again, or settled by another advance. */
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
  await keepNextDue(shop, credit.person_id);
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
  if (!bill) throw new Conflict('This bill was changed or paid meanwhile; look at it again');
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
  await keepNextDue(shop, bill.person_id);
}

/** Lets a party's free credits settle its open bills, oldest due first, and give back advances of the other side. */
async function settleSide(shop: ShopTransaction, personId: string, side: Side): Promise<void> {
  const free = await freeCredits(shop, personId, side);
  if (free.length === 0) return;
  const open = await openBills(shop, personId, side);
  const advances = await freeCredits(shop, personId, side === 'receivable' ? 'payable' : 'receivable');
  await allocate(shop, settle(free, open, advances));
}

/** What a credit gives to the bills that were chosen for it. */
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
  if (sum(chosen.map(({ amount }) => amount)) > credit.amount)
    throw new Refused('The chosen bills come to more than the amount');
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
  if (rest === undefined) {
    const message = 'There is no such bill of this party';
    throw new Refused(message, { [`bills.${index}.billId`]: message });
  }
  if (rest < amount) {
    const message = rest === 0 ? 'This bill is paid already' : 'This bill is not open for so much any more';
    throw new Conflict(message, { [`bills.${index}.amount`]: message });
  }
}

/** Frees what a bill was paid too much: of the credits that came last, first. */
async function giveBackTooMuch(shop: ShopTransaction, billId: string, tooMuch: MinorUnits): Promise<void> {
  if (tooMuch <= 0) return;
  const given = await shop
    .selectFrom('allocations')
    .innerJoin('party_credits', 'party_credits.id', 'allocations.credit_id')
    .select(['allocations.credit_id', 'allocations.amount'])
    .where('allocations.target_id', '=', billId)
    .orderBy('party_credits.date', 'desc')
    .orderBy('party_credits.id', 'desc')
    .execute();
  await releaseTarget(shop, billId);
  let kept = sum(given.map(({ amount }) => amount)) - tooMuch;
  const allocations: Allocation[] = [];
  for (const { credit_id: creditId, amount: before } of given.toReversed()) {
    const amount = Math.min(kept, before);
    kept -= amount;
    if (amount > 0) allocations.push({ creditId, target: 'bill', targetId: billId, amount });
  }
  await allocate(shop, allocations);
}

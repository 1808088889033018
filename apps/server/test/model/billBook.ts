import { type Allocation, type MinorUnits, type Side, settle, sum } from '@handset/domain';
import type { Turn } from './Event.ts';
import { type Bill, type Credit, nextId, type Party, type Shop } from './Shop.ts';

/** Open amount of a bill. */
export function restOfBill(shop: Shop, bill: Bill): MinorUnits {
  return bill.amount - given(shop, ({ targetId }) => targetId === bill.id);
}

/** Unused amount of a credit. */
export function restOfCredit(shop: Shop, { id, amount }: Credit): MinorUnits {
  return amount - given(shop, ({ creditId, targetId }) => creditId === id || targetId === id);
}

/** Amount paid of a document, less repayments. `total` is its total after returns so far. */
export function paidOf(shop: Shop, document: string, side: Side, total: MinorUnits): MinorUnits {
  const bill = shop.bills.find((known) => known.document === document);
  const credits = shop.credits.filter((credit) => credit.document === `${document} return`);
  const owedBack = sum(credits.map((credit) => (credit.side === side ? 1 : -1) * restOfCredit(shop, credit)));
  const writeOffs = new Set(shop.papers.filter(({ kind }) => kind === 'write-off').map(({ key }) => key));
  const letGo = given(shop, ({ creditId, targetId }) => {
    const credit = shop.credits.find(({ id }) => id === creditId);
    return targetId === bill?.id && credit !== undefined && writeOffs.has(credit.document);
  });
  return total - letGo - (bill ? restOfBill(shop, bill) : 0) + owedBack;
}

/** A party's bills of one side with something left to pay. */
export function openBills(shop: Shop, party: Party, side: Side): Bill[] {
  return shop.bills.filter(
    (bill) => bill.party === party && bill.side === side && restOfBill(shop, bill) > 0,
  );
}

/** Notes what a document leaves to be paid. */
export function openBill(shop: Shop, bill: Omit<Bill, 'id'>): void {
  if (bill.amount === 0) return;
  shop.bills.push({ ...bill, id: nextId(shop) });
  settleSide(shop, bill.party, bill.side);
}

/** Makes a document's bill say what the document says now; what settled it stays with it as far as it reaches. */
export function changeBill(shop: Shop, bill: Omit<Bill, 'id'>): void {
  const known = shop.bills.find(({ document }) => document === bill.document);
  if (!known || known.party !== bill.party || bill.amount === 0) {
    removeBill(shop, bill.document);
    openBill(shop, bill);
    return;
  }
  keepAtMost(shop, known.id, bill.amount);
  Object.assign(known, bill);
  settleSide(shop, bill.party, bill.side);
}

/** Takes a document's bill away. */
export function removeBill(shop: Shop, document: string): void {
  const bill = shop.bills.find((known) => known.document === document);
  if (!bill) return;
  shop.bills = shop.bills.filter((known) => known !== bill);
  release(shop, bill.id);
  settleSide(shop, bill.party, bill.side);
}

/** Bills to settle first, and by how much. */
export type Chosen = readonly { document: string; amount: MinorUnits }[];

/** Settles bills by a payment or a write-off: the chosen ones by exactly so much, then the oldest due. */
export function addCredit({ shop, refuse }: Turn, credit: Omit<Credit, 'id'>, chosen: Chosen = []): void {
  if (credit.amount === 0) return;
  const id = keep(shop, credit);
  for (const { document, amount } of chosen) {
    const bill = shop.bills.find(
      (known) => known.document === document && known.party === credit.party && known.side === credit.side,
    );
    if (!bill) refuse(422, `${document} is no bill of this party`);
    else if (restOfBill(shop, bill) < amount) refuse(409, `${document} is not open for ${amount}`);
    else shop.allocations.push({ creditId: id, target: 'bill', targetId: bill.id, amount });
  }
  settleSide(shop, credit.party, credit.side);
}

/** Takes what a return leaves off a party's balance: off its own document's bill as far as that is open, then the oldest due. */
export function addReturn(shop: Shop, credit: Omit<Credit, 'id'>, ownDocument: string): void {
  if (credit.amount === 0) return;
  const id = keep(shop, credit);
  const own = shop.bills.find(
    (bill) => bill.document === ownDocument && bill.party === credit.party && bill.side === credit.side,
  );
  const amount = own ? Math.min(credit.amount, restOfBill(shop, own)) : 0;
  if (own && amount > 0) shop.allocations.push({ creditId: id, target: 'bill', targetId: own.id, amount });
  settleSide(shop, credit.party, credit.side);
}

/** Takes a payment's or a write-off's effect on bills away. */
export function removeCredit(shop: Shop, document: string): void {
  const credit = shop.credits.find((known) => known.document === document);
  if (!credit) return;
  shop.credits = shop.credits.filter((known) => known !== credit);
  release(shop, credit.id);
  for (const side of ['receivable', 'payable'] as const) settleSide(shop, credit.party, side);
}

function keep(shop: Shop, credit: Omit<Credit, 'id'>): string {
  const id = nextId(shop);
  shop.credits.push({ ...credit, id });
  return id;
}

function given(shop: Shop, is: (allocation: Allocation) => boolean): MinorUnits {
  return sum(shop.allocations.filter(is).map(({ amount }) => amount));
}

function release(shop: Shop, id: string): void {
  shop.allocations = shop.allocations.filter(({ creditId, targetId }) => creditId !== id && targetId !== id);
}

/** Frees what a bill was paid too much: of the credits that came last, first. */
function keepAtMost(shop: Shop, billId: string, most: MinorUnits): void {
  const byCredit = Map.groupBy(
    shop.allocations.filter(({ targetId }) => targetId === billId),
    ({ creditId }) => creditId,
  );
  const dayOf = (id: string) => shop.credits.find((credit) => credit.id === id)?.date ?? '';
  const oldestFirst = [...byCredit].sort(([a], [b]) => (`${dayOf(a)} ${a}` < `${dayOf(b)} ${b}` ? -1 : 1));
  release(shop, billId);
  let left = most;
  for (const [creditId, before] of oldestFirst) {
    const amount = Math.min(left, sum(before.map((allocation) => allocation.amount)));
    left -= amount;
    if (amount > 0) shop.allocations.push({ creditId, target: 'bill', targetId: billId, amount });
  }
}

function settleSide(shop: Shop, party: Party, side: Side): void {
  const free = (of: Side) =>
    shop.credits
      .filter((credit) => credit.party === party && credit.side === of)
      .map((credit) => ({ id: credit.id, date: credit.date, rest: restOfCredit(shop, credit) }))
      .filter(({ rest }) => rest > 0);
  const open = openBills(shop, party, side).map((bill) => ({
    id: bill.id,
    dueDate: bill.due,
    rest: restOfBill(shop, bill),
  }));
  shop.allocations.push(...settle(free(side), open, free(side === 'receivable' ? 'payable' : 'receivable')));
}

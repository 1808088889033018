import {
  type Allocation,
  type Day,
  type MinorUnits,
  may,
  partyEntryLines,
  type Side,
  settle,
  sum,
} from '@handset/domain';
import type { Turn } from './Event.ts';
import { correct } from './journal.ts';
import { type Bill, type Credit, nextId, type Party, type Shop } from './Shop.ts';

/** Open amount of a bill. */
export function restOfBill(shop: Shop, bill: Bill): MinorUnits {
  return bill.amount - given(shop, ({ targetId }) => targetId === bill.id);
}

/** Unused amount of a credit. */
export function restOfCredit(shop: Shop, { id, amount }: Credit): MinorUnits {
  return amount - given(shop, ({ creditId, targetId }) => creditId === id || targetId === id);
}

/** Open amount of a document, less what its returns left with the party. */
function outstandingOf(shop: Shop, document: string, side: Side): MinorUnits {
  const bill = shop.bills.find((known) => known.document === document);
  const credits = shop.credits.filter((credit) => credit.document === `${document} return`);
  const owedBack = sum(credits.map((credit) => (credit.side === side ? 1 : -1) * restOfCredit(shop, credit)));
  return (bill ? restOfBill(shop, bill) : 0) - owedBack;
}

/** Amount paid of a document, less repayments. `total` is its total after returns so far. */
export function paidOf(shop: Shop, document: string, side: Side, total: MinorUnits): MinorUnits {
  const bill = shop.bills.find((known) => known.document === document);
  const writeOffs = new Set(shop.papers.filter(({ kind }) => kind === 'write-off').map(({ key }) => key));
  const letGo = given(shop, ({ creditId, targetId }) => {
    const credit = shop.credits.find(({ id }) => id === creditId);
    return targetId === bill?.id && credit !== undefined && writeOffs.has(credit.document);
  });
  return total - letGo - outstandingOf(shop, document, side);
}

/** A party's bills of one side with something left to pay. */
export function openBills(shop: Shop, party: Party, side: Side): Bill[] {
  return shop.bills.filter(
    (bill) => bill.party === party && bill.side === side && restOfBill(shop, bill) > 0,
  );
}

/** Notes what a document leaves to be paid. Its bill goes by the document's own id, also when it is opened later. */
export function openBill(shop: Shop, bill: Omit<Bill, 'id'>): void {
  const id = shop.documents.get(bill.document) ?? nextId(shop);
  shop.documents.set(bill.document, id);
  if (bill.amount === 0) return;
  shop.bills.push({ ...bill, id });
  settleSide(shop, bill.party, bill.side);
}

/**
 * Makes a document's bill say what the document says now; what settled it stays with it as far as it reaches, what was
 * let go last of all.
 */
export function changeBill(turn: Turn, bill: Omit<Bill, 'id'>): void {
  const { shop } = turn;
  const known = shop.bills.find(({ document }) => document === bill.document);
  if (!known || known.party !== bill.party || bill.amount === 0) {
    removeBill(turn, bill.document, bill.date);
    openBill(shop, bill);
    return;
  }
  undoLetGo(turn, known, bill.date, known.amount - restOfBill(shop, known) - bill.amount);
  keepAtMost(shop, known.id, bill.amount);
  Object.assign(known, bill);
  settleSide(shop, bill.party, bill.side);
}

/** Takes a document's bill away on a day, and what was let go of it. */
export function removeBill(turn: Turn, document: string, date: Day): void {
  const { shop } = turn;
  const bill = shop.bills.find((known) => known.document === document);
  if (!bill) return;
  undoLetGo(turn, bill, date);
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

/**
 * Takes what a return leaves off a party's balance: off its own document's bill as far as that is open, then off what
 * was let go of it, then off the oldest due.
 */
export function addReturn(turn: Turn, credit: Omit<Credit, 'id'>, ownDocument: string): void {
  const { shop } = turn;
  if (credit.amount === 0) return;
  const outstanding = outstandingOf(shop, ownDocument, credit.side);
  const own = shop.bills.find(
    (bill) => bill.document === ownDocument && bill.party === credit.party && bill.side === credit.side,
  );
  if (own) undoLetGo(turn, own, credit.date, credit.amount - Math.max(outstanding, 0));
  const id = keep(shop, credit);
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

/** Undoes what was let go of a bill, the latest first; the rest of such a paper is written again. */
function undoLetGo(turn: Turn, bill: Bill, date: Day, most = Number.POSITIVE_INFINITY): void {
  const { shop } = turn;
  const latestFirst = shop.credits.toSorted((a, b) => (`${a.date} ${a.id}` < `${b.date} ${b.id}` ? 1 : -1));
  let left = most;
  for (const credit of latestFirst) {
    const paper = shop.papers.find(({ key, kind }) => key === credit.document && kind === 'write-off');
    const isMeant = ({ creditId, targetId }: Allocation) => creditId === credit.id && targetId === bill.id;
    const undone = Math.min(left, given(shop, isMeant));
    if (!paper || undone <= 0) continue;
    if (!may(turn.till, 'open-books')) turn.refuse(403, 'only the owner undoes a write-off');
    left -= undone;
    const stays = given(shop, isMeant) - undone;
    shop.allocations = shop.allocations.filter((allocation) => !isMeant(allocation));
    if (stays > 0)
      shop.allocations.push({ creditId: credit.id, target: 'bill', targetId: bill.id, amount: stays });
    credit.amount -= undone;
    const on = date > paper.date ? date : paper.date;
    const { party, amount } = credit;
    const direction = credit.side === 'receivable' ? 'in' : 'out';
    const again = {
      event: 'write-off',
      date: on,
      party,
      lines: amount > 0 ? partyEntryLines({ kind: 'write-off', direction, party, amount }) : [],
    };
    const entry = correct(turn, paper.entry, on, amount > 0 ? again : undefined);
    if (amount > 0) {
      Object.assign(paper, { entry, date: on });
      credit.date = on;
    } else {
      paper.isUndone = true;
      shop.credits = shop.credits.filter((known) => known !== credit);
    }
  }
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

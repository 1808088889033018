import {
  type EntityData,
  formatNumber,
  type Ledger,
  type NewParty,
  type PartyName,
  type PartyPayment,
  type Person,
  partyPaymentLines,
  paymentLegs,
  toRupees,
} from '@handset/domain';
import { accountBalances } from '../books/balances.ts';
import { addCredit } from '../books/bills.ts';
import { ledgerOf } from '../books/ledger.ts';
import { post, requirePast } from '../books/post.ts';
import type { ShopReader, ShopTransaction } from '../database/HandsetDatabase.ts';
import { newId } from '../database/newId.ts';
import { Conflict, NotFound } from '../http/errors.ts';
import type { RangeQuery } from '../lists/listQuery.ts';
import { requireBank } from '../wallet/wallet.ts';

const PERSON = ['id', 'name', 'number', 'reference'] as const;

/** A party as answers carry it. */
export function personOf({
  id,
  ...person
}: {
  id: string;
  name: string;
  number: string;
  reference: string;
}): Person {
  return { _id: id, name: person.name, number: person.number, reference: person.reference };
}

/** Everybody the shop deals with, by name. */
export async function persons(shop: ShopReader): Promise<Person[]> {
  const rows = await shop.selectFrom('persons').select(PERSON).orderBy('name').orderBy('id').execute();
  return rows.map(personOf);
}

/** Everybody with what they owe (positive) or are owed (negative). */
export async function partyNames(shop: ShopReader): Promise<PartyName[]> {
  const balances = await accountBalances(shop, { prefix: 'party' });
  const all = await persons(shop);
  return all.map((person) => ({ ...person, balance: toRupees(balances.get(`party:${person._id}`) ?? 0) }));
}

/** One party. @throws NotFound in any shop but its own. */
export async function requirePerson(shop: ShopReader, id: string): Promise<Person> {
  const row = await shop.selectFrom('persons').select(PERSON).where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound('There is no such entity in this shop');
  return personOf(row);
}

/** Adds a party. @throws Conflict when somebody of that name and number is there. */
export async function createPerson(shop: ShopTransaction, party: NewParty): Promise<Person> {
  const known = await findPerson(shop, party);
  if (known) {
    const message = `${known.name}, ${formatNumber(known.number)}, is already an entity`;
    throw new Conflict(message, { name: message });
  }
  return insertPerson(shop, party);
}

/** The party of a document: the one named, or a new one. Typing a known name and number means the one who bears them. */
export async function partyOf(shop: ShopTransaction, entity: EntityData): Promise<Person> {
  if (entity._id) return requirePerson(shop, entity._id);
  const party = { name: entity.name ?? '', number: entity.number ?? '', reference: entity.reference ?? '' };
  return (await findPerson(shop, party)) ?? insertPerson(shop, party);
}

async function findPerson(shop: ShopReader, { name, number }: NewParty): Promise<Person | undefined> {
  const sameNumber = await shop.selectFrom('persons').select(PERSON).where('number', '=', number).execute();
  const same = sameNumber.find((person) => person.name.toLowerCase() === name.toLowerCase());
  return same && personOf(same);
}

async function insertPerson(shop: ShopTransaction, party: NewParty): Promise<Person> {
  const id = newId();
  await shop
    .insertInto('persons')
    .values({ id, ...party, cnic: null, created_at: shop.now })
    .execute();
  return { _id: id, ...party };
}

/** A party's ledger: what it owes us is on the debit side. */
export async function partyLedger(shop: ShopReader, id: string, range: RangeQuery): Promise<Ledger> {
  const person = await requirePerson(shop, id);
  return ledgerOf(shop, `party:${id}`, { _id: id, name: person.name, detail: person.number }, range);
}

/** Takes money from a party or pays it; more than is owed becomes an advance. */
export async function payParty(shop: ShopTransaction, id: string, payment: PartyPayment): Promise<void> {
  requirePast(shop, 'date', payment.date);
  const person = await requirePerson(shop, id);
  if (payment.bankAccountUsed) await requireBank(shop, payment.bankAccountUsed);
  const isIn = payment.direction === 'in';
  const paymentId = newId();
  const entry = await post(shop, {
    event: isIn ? 'payment-in' : 'payment-out',
    date: payment.date,
    description: payment.note ?? (isIn ? `Received from ${person.name}` : `Paid to ${person.name}`),
    refType: 'payment',
    refId: paymentId,
    personId: id,
    lines: partyPaymentLines({
      direction: payment.direction,
      party: id,
      amount: payment.amount,
      payment: paymentLegs(payment),
    }),
  });
  await shop
    .insertInto('party_payments')
    .values({
      id: paymentId,
      person_id: id,
      kind: 'payment',
      direction: payment.direction,
      date: payment.date,
      amount: payment.amount,
      pocket_cash: payment.pocketCash ?? 0,
      account_cash: payment.accountCash ?? 0,
      bank_id: payment.bankAccountUsed ?? null,
      note: payment.note ?? null,
      entry_number: entry,
      created_by: shop.session.userId,
      created_at: shop.now,
    })
    .execute();
  await addCredit(shop, {
    id: paymentId,
    personId: id,
    side: isIn ? 'receivable' : 'payable',
    source: 'payment',
    date: payment.date,
    amount: payment.amount,
  });
}

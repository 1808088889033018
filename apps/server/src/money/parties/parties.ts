import {
  type EntityData,
  formatNumber,
  maskCnic,
  type NewParty,
  type PartyName,
  type Person,
  type PersonChange,
  searchKey,
  walkInOf,
} from '@handset/domain';
import type { ShopReader, ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import { Conflict, NotFound, Refused } from '../../base/http/errors.ts';
import { cnicOf } from './identity.ts';

const PERSON = ['persons.id', 'name', 'number', 'reference'] as const;

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

/**
 * Everybody the shop deals with, without the walk-in customer, by name, small and capital letters alike. For tens of thousands it is far quicker to sort
 * here than to let the database fetch each by its place.
 */
export async function persons(shop: ShopReader): Promise<Person[]> {
  const rows = await shop
    .selectFrom('persons')
    .select([...PERSON, 'name_key'])
    .where('id', '!=', shop.session.shop.id)
    .execute();
  return rows
    .map((row) => ({ key: row.name_key, person: personOf(row) }))
    .sort((a, b) => compare(a.key, b.key) || compare(a.person._id, b.person._id))
    .map(({ person }) => person);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Changes with every party that comes or changes. */
export function personsVersion(shop: ShopReader): Promise<string> {
  return counted(shop, ['persons']);
}

/** All parties with their balances, where positive is owed to the shop, and their CNICs, masked. */
export async function partyNames(shop: ShopReader): Promise<PartyName[]> {
  const rows = await shop.selectFrom('party_totals').select(['person_id', 'balance']).execute();
  const balances = new Map(rows.map((row) => [row.person_id, row.balance]));
  const cnics = await maskedCnics(shop);
  const all = await persons(shop);
  return all.map((person) => ({
    ...person,
    balance: balances.get(person._id) ?? 0,
    cnic: cnics.get(person._id) ?? null,
  }));
}

async function maskedCnics(shop: ShopReader): Promise<Map<string, string>> {
  const rows = await shop
    .selectFrom('persons')
    .select(['id', 'cnic'])
    .where('cnic', 'is not', null)
    .$narrowType<{ cnic: string }>()
    .execute();
  return new Map(rows.map(({ id, cnic }) => [id, maskCnic(cnic)]));
}

/** Changes with every party, and with every entry in the books. */
export function balancesVersion(shop: ShopReader): Promise<string> {
  return counted(shop, ['persons', 'entry']);
}

async function counted(shop: ShopReader, names: readonly string[]): Promise<string> {
  const rows = await shop
    .selectFrom('counters')
    .select(['name', 'value'])
    .where('name', 'in', names)
    .execute();
  return names.map((name) => rows.find((row) => row.name === name)?.value ?? 0).join('.');
}

/** One party. @throws NotFound in any shop but its own. */
export async function requirePerson(shop: ShopReader, id: string): Promise<Person> {
  const row = await shop.selectFrom('persons').select(PERSON).where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound('party-unknown');
  return personOf(row);
}

/** One party that is not the walk-in customer. @throws Refused for that one */
export async function requireNamedPerson(shop: ShopReader, id: string): Promise<Person> {
  if (isWalkIn(shop, id)) throw new Refused('walk-in-refused');
  return requirePerson(shop, id);
}

/** Whether a party is the walk-in customer of the shop, which has the shop's own id. */
export function isWalkIn(shop: ShopReader, id: string | undefined): boolean {
  return id === shop.session.shop.id;
}

/** The walk-in customer with the shop's present number, for a document with an entry. It is stored when it is first needed. */
export async function walkIn(shop: ShopTransaction): Promise<Person> {
  const { id, number } = shop.session.shop;
  const person = walkInOf({ _id: id, number });
  const stored = await shop.selectFrom('persons').select('number').where('id', '=', id).executeTakeFirst();
  if (!stored) await insertPerson(shop, person, id);
  else if (stored.number !== number)
    await shop.updateTable('persons').set({ number }).where('id', '=', id).execute();
  return person;
}

/** Adds a party. @throws Conflict when somebody of that name and number is there. */
export async function createPerson(shop: ShopTransaction, party: NewParty): Promise<Person> {
  refuseKnown(await findPerson(shop, party));
  return addPerson(shop, party);
}

/** Changes a party. @throws Conflict when somebody changed it since, or its name and number are somebody else's. */
export async function changePerson(shop: ShopTransaction, id: string, { version, ...change }: PersonChange) {
  if (isWalkIn(shop, id)) throw new Conflict('walk-in-fixed');
  const person = await requirePerson(shop, id);
  const party = {
    name: change.name ?? person.name,
    number: change.number ?? person.number,
    reference: change.reference ?? person.reference,
  };
  // Two parties that an earlier release took for different ones stay as they are.
  const isRenamed = party.number !== person.number || searchKey(party.name) !== searchKey(person.name);
  const known = isRenamed ? await findPerson(shop, party) : undefined;
  if (known?._id !== id) refuseKnown(known);
  const changed = await shop
    .updateTable('persons')
    .set((row) => ({
      ...party,
      ...keysOf(party),
      ...(change.cnic !== undefined && { cnic: change.cnic }),
      version: row('version', '+', row.lit(1)),
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(['cnic', 'version'])
    .executeTakeFirst();
  if (!changed) throw new Conflict('party-changed-meanwhile', { party: person.name });
  await shop
    .updateTable('party_totals')
    .set({ name_key: searchKey(party.name) })
    .where('person_id', '=', id)
    .execute();
  return { _id: id, ...party, cnic: cnicOf(shop, changed.cnic), version: changed.version };
}

/**
 * The party of a document: the one named, or a new one. Typing a known name and number means the one who bears them.
 * `isPosted` says that an entry of the party follows, which adds the totals of a new one.
 */
export async function partyOf(
  shop: ShopTransaction,
  entity: EntityData,
  { isPosted = false } = {},
): Promise<Person> {
  if (entity._id) return requireNamedPerson(shop, entity._id);
  const party = { name: entity.name ?? '', number: entity.number ?? '', reference: entity.reference ?? '' };
  const known = await findPerson(shop, party);
  if (known) return known;
  return isPosted ? insertPerson(shop, party) : addPerson(shop, party);
}

/** The number of a party's identity card, from its record; null where it has none. */
export async function cnicOnFile(shop: ShopReader, id: string): Promise<string | null> {
  const { cnic } = await shop
    .selectFrom('persons')
    .select('cnic')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return cnic;
}

/** Saves the identity card of a slip with its party, unless the party has one already. */
export async function rememberCnic(shop: ShopTransaction, id: string, cnic: string): Promise<void> {
  await shop
    .updateTable('persons')
    .set((row) => ({ cnic, version: row('version', '+', row.lit(1)) }))
    .where('id', '=', id)
    .where('cnic', 'is', null)
    .execute();
}

function refuseKnown(known: Person | undefined): void {
  if (!known) return;
  throw new Conflict('party-exists', { party: known.name, number: formatNumber(known.number) }).at('name');
}

async function findPerson(
  shop: ShopReader,
  { name, number }: Pick<NewParty, 'name' | 'number'>,
): Promise<Person | undefined> {
  const sameNumber = await shop
    .selectFrom('persons')
    .select(PERSON)
    .where('number', '=', number)
    .where('id', '!=', shop.session.shop.id)
    .orderBy('persons.id')
    .execute();
  const same = sameNumber.find((person) => searchKey(person.name) === searchKey(name));
  return same && personOf(same);
}

function keysOf({ name, reference }: Pick<NewParty, 'name' | 'reference'>) {
  return { name_key: searchKey(name), reference_key: searchKey(reference) };
}

/** Adds a party with its totals, by which lists find it. */
async function addPerson(shop: ShopTransaction, party: NewParty): Promise<Person> {
  const person = await insertPerson(shop, party);
  await shop
    .insertInto('party_totals')
    .values({
      person_id: person._id,
      name_key: searchKey(party.name),
      bought: 0,
      sold: 0,
      visits: 0,
      balance: 0,
      last_activity: null,
      next_due: null,
    })
    .execute();
  return person;
}

async function insertPerson(
  shop: ShopTransaction,
  { name, number, reference }: NewParty,
  id = newId(),
): Promise<Person> {
  await shop
    .insertInto('persons')
    .values({ id, name, number, reference, ...keysOf({ name, reference }), cnic: null, created_at: shop.now })
    .execute();
  return { _id: id, name, number, reference };
}

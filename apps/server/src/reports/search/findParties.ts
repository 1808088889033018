import { type PartyFound, SEARCH_LIMIT, type SearchText } from '@handset/domain';
import { sql } from 'kysely';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { begins, holds } from '../../base/lists/contains.ts';
import { accountBalance } from '../../books/balances.ts';
import { seesIdentity } from '../../money/parties/identity.ts';

type Match = Omit<PartyFound, 'balance'>;

/** The parties that a text may mean, without the walk-in customer: by number, by identity card, by name. */
export async function findParties(shop: ShopReader, text: SearchText): Promise<PartyFound[]> {
  const matches = new Map<string, Match>();
  const steps = [
    ...(text.number ? [byNumber(shop, text.number), byCnic(shop, text.number)] : []),
    byName(shop, text.words),
  ];
  for (const step of steps) {
    if (matches.size >= SEARCH_LIMIT) break;
    for (const match of await step()) {
      if (matches.size < SEARCH_LIMIT && !matches.has(match._id)) matches.set(match._id, match);
    }
  }
  const found: PartyFound[] = [];
  for (const match of matches.values())
    found.push({ ...match, balance: await accountBalance(shop, `party:${match._id}`) });
  return found;
}

function selectPersons(shop: ShopReader) {
  return shop
    .selectFrom('persons')
    .select(['persons.id', 'persons.name', 'persons.number', 'persons.reference'])
    .where('persons.id', '!=', shop.session.shop.id)
    .limit(SEARCH_LIMIT);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPersons>['execute']>>[number];

function matched(rows: readonly Row[], by: PartyFound['matched']): Match[] {
  return rows.map(({ id, name, number, reference }) => ({ _id: id, name, number, reference, matched: by }));
}

/** Numbers that end so first, as people say the last digits; then those that hold it. */
function byNumber(shop: ShopReader, digits: string) {
  const number = sql.ref('persons.number');
  return async () =>
    matched(
      await selectPersons(shop)
        .where(sql<boolean>`${number} like ${`%${digits}%`}`)
        .orderBy(sql`case when ${number} like ${`%${digits}`} then 0 else 1 end`)
        .orderBy('persons.number')
        .orderBy('persons.id')
        .execute(),
      'number',
    );
}

const CNIC_LENGTH = 13;

/**
 * Identity cards that begin with the digits, on the party or on a slip it signed. Viewers who may not see
 * them find only a complete number, since the search would otherwise reveal it digit by digit.
 */
function byCnic(shop: ShopReader, digits: string) {
  const until = digits.padEnd(CNIC_LENGTH, '9');
  const from = digits.padEnd(CNIC_LENGTH, '0');
  return async () => {
    if (digits.length > CNIC_LENGTH || (digits.length < CNIC_LENGTH && !seesIdentity(shop))) return [];
    const signed = await shop
      .selectFrom('purchases')
      .select('purchases.person_id')
      .distinct()
      .where('purchases.cnic', '>=', from)
      .where('purchases.cnic', '<=', until)
      .limit(SEARCH_LIMIT)
      .execute();
    const ids = signed.map(({ person_id }) => person_id);
    const rows = await selectPersons(shop)
      .where((row) =>
        row.or([
          row.and([row('persons.cnic', '>=', from), row('persons.cnic', '<=', until)]),
          ...(ids.length > 0 ? [row('persons.id', 'in', ids)] : []),
        ]),
      )
      .orderBy('persons.name')
      .orderBy('persons.id')
      .execute();
    return matched(rows, 'cnic');
  };
}

/** Names that hold every word: those that begin with the first before the others. */
function byName(shop: ShopReader, words: readonly string[]) {
  return async () => {
    const [first] = words;
    if (first === undefined) return [];
    let query = selectPersons(shop);
    for (const word of words) query = query.where(holds('persons.name_key', word));
    const rows = await query
      .orderBy(sql`case when ${begins('persons.name_key', first)} then 0 else 1 end`)
      .orderBy('persons.name')
      .orderBy('persons.id')
      .execute();
    return matched(rows, 'name');
  };
}

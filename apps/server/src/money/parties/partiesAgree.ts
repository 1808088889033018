import { type MinorUnits, searchKey } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { equals, type LinesByEntry } from '../../books/proofs/proof.ts';
import { billsAgree } from './billsAgree.ts';
import { type PartyEntries, readPartyEntries } from './partyEntries.ts';

/**
 * Proves that a party's balance is the sum of its bills and payments, that nothing else moves it, and that
 * its stored totals equal the books.
 */
export async function partiesAgree(shop: ShopReader, lines: LinesByEntry): Promise<string[]> {
  const entries = await readPartyEntries(shop, lines);
  return [...entries.broken, ...(await totalsAgree(shop, entries)), ...(await billsAgree(shop, entries))];
}

async function totalsAgree(shop: ShopReader, { totals }: PartyEntries): Promise<string[]> {
  const persons = await shop
    .selectFrom('persons')
    .leftJoin('party_totals', 'party_totals.person_id', 'persons.id')
    .select(['persons.id', 'persons.name', 'persons.reference', 'persons.name_key', 'persons.reference_key'])
    .select(['bought', 'sold', 'visits', 'balance'])
    .select(['last_activity', 'next_due', 'party_totals.name_key as listed_key'])
    .execute();
  const due = await nextDues(shop);
  return persons.flatMap((kept) => {
    const says = totals.get(kept.id);
    const amount = (what: string, found: MinorUnits | null, expected = 0) =>
      equals(`What is kept of ${kept.name} (${what})`, found ?? 0, expected);
    const isKept =
      kept.visits === (says?.visits ?? 0) &&
      kept.last_activity === (says?.lastActivity ?? null) &&
      kept.next_due === (due.get(kept.id) ?? null);
    return [
      ...amount('bought', kept.bought, says?.bought),
      ...amount('sold', kept.sold, says?.sold),
      ...amount('balance', kept.balance, says?.balance),
      ...(isFound(kept) ? [] : [`${kept.name} is not found by its name or its reference`]),
      ...(isKept ? [] : [`The visits or days kept of ${kept.name} are not those of its documents`]),
    ];
  });
}

function isFound(kept: {
  name: string;
  reference: string;
  name_key: string;
  reference_key: string;
  listed_key: string | null;
}): boolean {
  const key = searchKey(kept.name);
  return kept.name_key === key && kept.listed_key === key && kept.reference_key === searchKey(kept.reference);
}

async function nextDues(shop: ShopReader): Promise<Map<string, string>> {
  const rows = await shop
    .selectFrom('bills')
    .select((row) => ['person_id', row.fn.min<string>('due_date').as('due')])
    .whereRef('paid', '<', 'amount')
    .groupBy('person_id')
    .execute();
  return new Map(rows.map((row) => [row.person_id, row.due]));
}

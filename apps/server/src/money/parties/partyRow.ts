import { maskCnic, type PartyRow } from '@handset/domain';
import type { Selectable } from 'kysely';
import type { PartyTotalsTable, PersonsTable } from '../../base/database/Database.ts';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { seesCost } from '../../base/database/Session.ts';

/** Selects parties with their totals. */
export function selectParties(shop: ShopReader) {
  return shop
    .selectFrom('persons')
    .innerJoin('party_totals', 'party_totals.person_id', 'persons.id')
    .select(['persons.id', 'name', 'number', 'reference', 'cnic', 'version', 'created_at'])
    .select(['bought', 'sold', 'visits', 'balance', 'last_activity', 'next_due']);
}

type Row = Pick<Selectable<PersonsTable>, 'id' | 'name' | 'number' | 'reference' | 'cnic' | 'version'> &
  Omit<PartyTotalsTable, 'shop_id' | 'person_id' | 'name_key'>;

/** A party as lists show it. */
export function partyRowOf(shop: ShopReader, row: Row): PartyRow {
  return {
    _id: row.id,
    name: row.name,
    number: row.number,
    reference: row.reference,
    cnic: row.cnic === null ? null : maskCnic(row.cnic),
    bought: seesCost(shop.session) ? row.bought : null,
    sold: row.sold,
    visits: row.visits,
    balance: row.balance,
    side: sideOf(row.balance),
    lastActivity: row.last_activity,
    nearestDue: row.next_due,
    isOverdue: row.next_due !== null && row.next_due < shop.today,
    version: row.version,
  };
}

function sideOf(balance: number): PartyRow['side'] {
  if (balance === 0) return 'settled';
  return balance > 0 ? 'receivable' : 'payable';
}

import { balancesOf, type MinorUnits, type Trade, tradeOf } from '@handset/domain';
import type { ShopTransaction } from '../base/database/HandsetDatabase.ts';
import type { Posting } from './Posting.ts';

/** The events that are a visit: a document written with a party. */
const VISITS: ReadonlySet<string> = new Set(['purchase', 'sale', 'accessory-purchase']);

/** Change of a party's totals by an entry. */
export interface PartyMove extends Trade {
  visits: number;
  balance: MinorUnits;
}

/** Computes the change of a party's totals. For a reversal, `undone` is the event of the reversed entry. */
export function partyMoveOf(
  posting: Pick<Posting, 'event' | 'lines' | 'personId'>,
  undone?: string,
): PartyMove {
  return {
    ...tradeOf(posting.lines),
    visits: (VISITS.has(posting.event) ? 1 : 0) - (undone !== undefined && VISITS.has(undone) ? 1 : 0),
    balance: balancesOf(posting.lines).get(`party:${posting.personId ?? ''}`) ?? 0,
  };
}

/** Updates a party's totals together with the entry that changes them. The first entry of a new party adds them. */
export async function updatePartyTotals(shop: ShopTransaction, posting: Posting): Promise<void> {
  if (!posting.personId) return;
  const { personId, date } = posting;
  await shop
    .insertInto('party_totals')
    .values((row) => ({
      person_id: personId,
      name_key: row.selectFrom('persons').select('name_key').where('id', '=', personId),
      ...partyMoveOf(posting, posting.undoes),
      last_activity: date,
      next_due: null,
    }))
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet((row) => ({
        bought: row('party_totals.bought', '+', row.ref('excluded.bought')),
        sold: row('party_totals.sold', '+', row.ref('excluded.sold')),
        visits: row('party_totals.visits', '+', row.ref('excluded.visits')),
        balance: row('party_totals.balance', '+', row.ref('excluded.balance')),
        last_activity: row
          .case()
          .when('party_totals.last_activity', '>', date)
          .then(row.ref('party_totals.last_activity'))
          .else(row.ref('excluded.last_activity'))
          .end(),
      })),
    )
    .execute();
}

import { balancesOf, type MinorUnits, type Trade, tradeOf } from '@handset/domain';
import type { ShopReader, ShopTransaction } from '../base/database/HandsetDatabase.ts';
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

/** Updates a party's totals together with the entry that changes them. */
export async function updatePartyTotals(shop: ShopTransaction, posting: Posting): Promise<void> {
  if (!posting.personId) return;
  const undone = posting.reverses === undefined ? undefined : await eventOf(shop, posting.reverses);
  const { bought, sold, visits, balance } = partyMoveOf(posting, undone);
  const { date } = posting;
  await shop
    .updateTable('party_totals')
    .set((row) => {
      const by = (amount: number) => row.cast<number>(row.val(amount), 'bigint');
      return {
        bought: row('bought', '+', by(bought)),
        sold: row('sold', '+', by(sold)),
        visits: row('visits', '+', by(visits)),
        balance: row('balance', '+', by(balance)),
        last_activity: row
          .case()
          .when('last_activity', '>', date)
          .then(row.ref('last_activity'))
          .else(row.cast<string>(row.val(date), 'text'))
          .end(),
      };
    })
    .where('person_id', '=', posting.personId)
    .execute();
}

async function eventOf(shop: ShopReader, entry: number): Promise<string> {
  const { event } = await shop
    .selectFrom('journal_entries')
    .select('event')
    .where('number', '=', entry)
    .executeTakeFirstOrThrow();
  return event;
}

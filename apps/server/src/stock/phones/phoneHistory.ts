import { inOrder, type LifeEvent, type PhoneDetail } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { ARRIVAL_COLUMNS, lifeEventsOf, type PhoneEvent } from './lifeEvents.ts';

type HistoryEvent = PhoneDetail['history'][number];
/** An event and its place among those of one day. */
type Placed = HistoryEvent & Pick<LifeEvent, 'order'>;

/** Everything that happened in this shop to phones that bear an IMEI now, in its order. */
export async function historyOf(shop: ShopReader, imei: string): Promise<HistoryEvent[]> {
  const units = await shop
    .selectFrom('unit_imeis')
    .innerJoin('units', 'units.id', 'unit_imeis.unit_id')
    .select(ARRIVAL_COLUMNS)
    .where('unit_imeis.imei', '=', imei)
    .execute();
  if (units.length === 0) return [];
  const life = await lifeEventsOf(shop, units);
  const ids = units.map(({ id }) => id);
  const undone = new Set(life.filter(isToldBefore).map(({ unitId }) => unitId));
  const told = life
    .filter((event) => !isToldBefore(event))
    .map((event): Placed => {
      const { date, refType, refId, order } = event;
      return { date, refType, refId, order, ...worded(event, undone.has(event.unitId)) };
    });
  return inOrder([...told, ...(await claims(shop, ids))]).map(({ order: _, ...event }) => event);
}

/** Whether the history tells an event with the arrival that it undoes. */
function isToldBefore({ type }: PhoneEvent): boolean {
  return type === 'exchange-return' || type === 'entry-removed';
}

/** An event in words. `wasUndone` where the unit went as it had come. */
function worded(event: PhoneEvent, wasUndone: boolean): Pick<HistoryEvent, 'event' | 'description'> {
  const { type, party, document, reason } = event;
  switch (type) {
    case 'purchase': {
      const said = `Bought from ${party}, slip ${document}`;
      return { event: type, description: wasUndone ? `${said}; taken off the slip again` : said };
    }
    case 'exchange': {
      const said = `Taken in exchange from ${party}, invoice ${document}`;
      return { event: type, description: wasUndone ? `${said}; given back again` : said };
    }
    case 'stock-entry': {
      const said = 'Entered in stock';
      return { event: type, description: wasUndone ? `${said} by mistake, and taken out again` : said };
    }
    case 'sale':
    case 'dispatch-sale':
      return { event: 'sale', description: `Sold to ${party}, invoice ${document}` };
    case 'sale-void':
      return { event: type, description: `The sale was undone, invoice ${document}` };
    case 'sale-return':
      return { event: type, description: `Came back from ${party}, invoice ${document}` };
    case 'purchase-void':
      return { event: type, description: `The purchase was undone, slip ${document}: ${reason}` };
    case 'purchase-return':
      return { event: type, description: `Returned to ${party}, slip ${document}: ${reason}` };
    case 'dispatch':
      return { event: type, description: `Dispatched to ${party}, ${document}` };
    case 'dispatch-return':
      return { event: type, description: `Came back from ${party}, ${document}` };
    default:
      return { event: type, description: '' };
  }
}

/** Warranty claims of the units, with their outcome. */
async function claims(shop: ShopReader, unitIds: readonly string[]): Promise<Placed[]> {
  const rows = await shop
    .selectFrom('warranty_claims')
    .select(['id', 'sale_id', 'date', 'fault', 'state', 'done', 'resolved_on'])
    .where('unit_id', 'in', unitIds)
    .execute();
  return rows.flatMap((row): Placed[] => {
    const sale = { refType: 'sale', refId: row.sale_id };
    const brought: Placed = {
      date: row.date,
      event: 'warranty-claim',
      description: `Brought back with a fault: ${row.fault}`,
      ...sale,
      order: row.id,
    };
    if (row.resolved_on === null) return [brought];
    const event = `warranty-${row.state}`;
    const description = row.done ?? '';
    // Of the same day, it follows at least the claim itself.
    return [brought, { date: row.resolved_on, event, description, ...sale, order: `${row.id}~` }];
  });
}

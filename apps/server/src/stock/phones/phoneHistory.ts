import type { PhoneDetail } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { dispatchNumber, invoiceNumber, slipNumber } from '../../base/lists/documentNumbers.ts';

type PhoneEvent = PhoneDetail['history'][number];
/** An event and its place among those of one day: ids of documents grow with time. */
type Placed = PhoneEvent & { order: string };

/** Everything that happened in this shop to phones that bear an IMEI now, in its order. */
export async function historyOf(shop: ShopReader, imei: string): Promise<PhoneEvent[]> {
  const units = await shop
    .selectFrom('unit_imeis')
    .innerJoin('units', 'units.id', 'unit_imeis.unit_id')
    .select([
      'units.id',
      'units.purchase_id',
      'units.sale_id',
      'units.source',
      'units.state',
      'units.entry_position',
      'units.acquired_on',
    ])
    .where('unit_imeis.imei', '=', imei)
    .execute();
  const ids = units.map(({ id }) => id);
  if (ids.length === 0) return [];
  const events = [
    ...(await cameIn(shop, units)),
    ...(await sales(shop, ids)),
    ...(await returnsToSupplier(shop, ids)),
    ...(await dispatches(shop, ids)),
    ...(await claims(shop, ids)),
  ];
  return events
    .sort((a, b) => compare(a.date, b.date) || compare(a.order, b.order))
    .map(({ order: _, ...event }) => event);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

interface Unit {
  id: string;
  purchase_id: string | null;
  sale_id: string | null;
  source: string;
  state: string;
  entry_position: number | null;
  acquired_on: string;
}

/** Arrivals of the units: bought, taken in exchange, or entered on the stock form. */
async function cameIn(shop: ShopReader, units: readonly Unit[]): Promise<Placed[]> {
  const slips = await slipsOf(shop, units);
  const invoices = await invoicesOf(shop, units);
  return units.flatMap((unit): Placed[] => {
    const slip = slips.get(unit.purchase_id ?? '');
    if (slip) {
      const wasRemoved = unit.source === 'bulk' && unit.entry_position === null;
      const said = `Bought from ${slip.name}, slip ${slipNumber(slip.slip_number)}`;
      const description = wasRemoved ? `${said}; taken off the slip again` : said;
      const { id, date } = slip;
      return [{ date, event: 'purchase', description, refType: 'purchase', refId: id, order: unit.id }];
    }
    const invoice = invoices.get(unit.sale_id ?? '');
    if (invoice) {
      const number = invoiceNumber(shop.session.shop, invoice.invoice_number);
      const said = `Taken in exchange from ${invoice.name}, invoice ${number}`;
      const description = unit.state === 'void' ? `${said}; given back again` : said;
      const { id, date } = invoice;
      return [{ date, event: 'exchange', description, refType: 'sale', refId: id, order: unit.id }];
    }
    const about = { refType: 'unit', refId: unit.id, order: unit.id };
    const entered = { date: unit.acquired_on, event: 'stock-entry', description: 'Entered in stock' };
    if (unit.state !== 'void') return [{ ...entered, ...about }];
    return [{ ...entered, description: 'Entered in stock by mistake, and taken out again', ...about }];
  });
}

async function slipsOf(shop: ShopReader, units: readonly Unit[]) {
  const ids = units.flatMap(({ purchase_id }) => purchase_id ?? []);
  const rows = ids.length
    ? await shop
        .selectFrom('purchases')
        .innerJoin('persons', 'persons.id', 'purchases.person_id')
        .select(['purchases.id', 'purchases.date', 'slip_number', 'persons.name'])
        .where('purchases.id', 'in', ids)
        .execute()
    : [];
  return new Map(rows.map((row) => [row.id, row]));
}

async function invoicesOf(shop: ShopReader, units: readonly Unit[]) {
  const ids = units.flatMap(({ sale_id }) => sale_id ?? []);
  const rows = ids.length
    ? await shop
        .selectFrom('sales')
        .innerJoin('persons', 'persons.id', 'sales.person_id')
        .select(['sales.id', 'sales.date', 'invoice_number', 'persons.name'])
        .where('sales.id', 'in', ids)
        .execute()
    : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Sales of the units, and their returns. */
async function sales(shop: ShopReader, unitIds: readonly string[]): Promise<Placed[]> {
  const rows = await shop
    .selectFrom('sale_units')
    .innerJoin('sales', 'sales.id', 'sale_units.sale_id')
    .innerJoin('persons', 'persons.id', 'sales.person_id')
    .leftJoin('sale_returns', 'sale_returns.id', 'sale_units.return_id')
    .select([
      'sales.id',
      'sales.date',
      'invoice_number',
      'persons.name',
      'sale_returns.id as return_id',
      'sale_returns.kind',
      'sale_returns.date as returned_on',
    ])
    .where('sale_units.unit_id', 'in', unitIds)
    .execute();
  return rows.flatMap((row): Placed[] => {
    const invoice = `invoice ${invoiceNumber(shop.session.shop, row.invoice_number)}`;
    const sale = { refType: 'sale', refId: row.id };
    const sold: Placed = {
      date: row.date,
      event: 'sale',
      description: `Sold to ${row.name}, ${invoice}`,
      ...sale,
      order: row.id,
    };
    if (row.return_id === null || row.returned_on === null) return [sold];
    const isVoid = row.kind === 'void';
    const description = isVoid ? `The sale was undone, ${invoice}` : `Came back from ${row.name}, ${invoice}`;
    const event = isVoid ? 'sale-void' : 'sale-return';
    return [sold, { date: row.returned_on, event, description, ...sale, order: row.return_id }];
  });
}

async function returnsToSupplier(shop: ShopReader, unitIds: readonly string[]): Promise<Placed[]> {
  const rows = await shop
    .selectFrom('purchase_return_units')
    .innerJoin('purchase_returns', 'purchase_returns.id', 'purchase_return_units.return_id')
    .innerJoin('purchases', 'purchases.id', 'purchase_returns.purchase_id')
    .innerJoin('persons', 'persons.id', 'purchases.person_id')
    .select([
      'purchase_returns.id',
      'purchase_returns.kind',
      'purchase_returns.date',
      'purchase_returns.reason',
      'purchases.id as purchase_id',
      'slip_number',
      'persons.name',
    ])
    .where('purchase_return_units.unit_id', 'in', unitIds)
    .execute();
  return rows.map((row) => {
    const slip = slipNumber(row.slip_number);
    const isVoid = row.kind === 'void';
    return {
      date: row.date,
      event: isVoid ? 'purchase-void' : 'purchase-return',
      description: isVoid
        ? `The purchase was undone, slip ${slip}: ${row.reason}`
        : `Returned to ${row.name}, slip ${slip}: ${row.reason}`,
      refType: 'purchase',
      refId: row.purchase_id,
      order: row.id,
    };
  });
}

async function dispatches(shop: ShopReader, unitIds: readonly string[]): Promise<Placed[]> {
  const rows = await shop
    .selectFrom('dispatch_units')
    .innerJoin('dispatches', 'dispatches.id', 'dispatch_units.dispatch_id')
    .innerJoin('persons', 'persons.id', 'dispatches.person_id')
    .select([
      'dispatches.id',
      'dispatches.number',
      'dispatches.date',
      'persons.name',
      'dispatch_units.state',
      'dispatch_units.resolved_on',
    ])
    .where('dispatch_units.unit_id', 'in', unitIds)
    .execute();
  return rows.flatMap((row): Placed[] => {
    const number = dispatchNumber(row.number);
    const dispatch = { refType: 'dispatch', refId: row.id };
    const sent: Placed = {
      date: row.date,
      event: 'dispatch',
      description: `Dispatched to ${row.name}, ${number}`,
      ...dispatch,
      order: row.id,
    };
    if (row.state !== 'returned' || row.resolved_on === null) return [sent];
    const description = `Came back from ${row.name}, ${number}`;
    // Of the same day, it follows at least the dispatch itself.
    const back = { date: row.resolved_on, event: 'dispatch-return', description, order: `${row.id}~` };
    return [sent, { ...dispatch, ...back }];
  });
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

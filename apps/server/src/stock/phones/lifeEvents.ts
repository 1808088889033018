import { inOrder, type LifeEvent } from '@handset/domain';
import type { Selectable } from 'kysely';
import type { UnitsTable } from '../../base/database/Database.ts';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { dispatchNumber, invoiceNumber, slipNumber } from '../../base/lists/documentNumbers.ts';

/** An event of a phone's life, with the document that records it. */
export interface PhoneEvent extends LifeEvent {
  refType: 'purchase' | 'sale' | 'dispatch' | 'unit';
  refId: string;
  /** Number of the document. A phone entered on the stock form has none. */
  document?: string;
  /** The other party. */
  party?: string;
  /** Why it went back to its supplier. */
  reason?: string;
}

/** Columns of a unit that say how it came, and whether it went the same way again. */
export const ARRIVAL_COLUMNS = [
  'units.id',
  'units.purchase_id',
  'units.sale_id',
  'units.source',
  'units.state',
  'units.entry_position',
  'units.acquired_on',
] as const;

type Arrived = Pick<
  Selectable<UnitsTable>,
  'id' | 'purchase_id' | 'sale_id' | 'source' | 'state' | 'entry_position' | 'acquired_on'
>;

/** Everything that documents say of up to 1,000 units, in no order. Warranty claims are no part of it: the phone stays its owner's. */
export async function lifeEventsOf(shop: ShopReader, units: readonly Arrived[]): Promise<PhoneEvent[]> {
  if (units.length === 0) return [];
  const ids = units.map(({ id }) => id);
  const sales = await salesOf(shop, ids);
  const soldOff = new Set(sales.map(({ dispatch_id, unit_id }) => `${dispatch_id} ${unit_id}`));
  const events = [
    ...(await arrivals(shop, units)),
    ...sales.flatMap((row) => saleEvents(shop, row)),
    ...(await returnsToSupplier(shop, ids)),
    // A void of the sale that settled a dispatch brings its phones back by itself.
    ...(await dispatches(shop, ids, soldOff)),
  ];
  return [...events, ...removals(events, new Set(units.filter(wasRemoved).map(({ id }) => id)))];
}

/** Whether a unit was taken off its lot again, or out of the stock that it was entered in by mistake. */
function wasRemoved({ source, state, entry_position }: Arrived): boolean {
  return state === 'void' && (source === 'stock' || (source === 'bulk' && entry_position === null));
}

/** The ends of removed units, each after the last event of its own. */
function removals(events: readonly PhoneEvent[], removed: ReadonlySet<string>): PhoneEvent[] {
  const lives = Map.groupBy(events, ({ unitId }) => unitId);
  return [...removed].flatMap((unitId) => {
    const last = inOrder(lives.get(unitId) ?? []).at(-1);
    return last ? [{ ...last, deed: 'entry-removed', order: `${last.order}~` }] : [];
  });
}

/** Arrivals of units: bought, taken in exchange, or entered on the stock form. */
async function arrivals(shop: ShopReader, units: readonly Arrived[]): Promise<PhoneEvent[]> {
  const slips = await slipsOf(
    shop,
    units.flatMap(({ purchase_id }) => purchase_id ?? []),
  );
  const invoices = await invoicesOf(
    shop,
    units.flatMap(({ sale_id }) => sale_id ?? []),
  );
  const givenBack = await exchangesGivenBack(
    shop,
    units.flatMap(({ sale_id, state }) => (sale_id !== null && state === 'void' ? [sale_id] : [])),
  );
  return units.flatMap((unit): PhoneEvent[] => {
    const { id: unitId, acquired_on: date, purchase_id, sale_id } = unit;
    const own = { unitId, date, order: unitId };
    const slip = slips.get(purchase_id ?? '');
    if (slip) {
      const document = slipNumber(slip.slip_number);
      return [{ ...own, deed: 'purchase', refType: 'purchase', refId: slip.id, document, party: slip.name }];
    }
    const invoice = invoices.get(sale_id ?? '');
    if (!invoice) return [{ ...own, deed: 'stock-entry', refType: 'unit', refId: unitId }];
    const about = {
      refType: 'sale' as const,
      refId: invoice.id,
      document: invoiceNumber(shop.session.shop, invoice.invoice_number),
      party: invoice.name,
    };
    const back = unit.state === 'void' ? givenBack.get(invoice.id) : undefined;
    return [
      { ...own, deed: 'exchange', ...about },
      ...(back
        ? [{ unitId, date: back.date, order: back.id, deed: 'exchange-return' as const, ...about }]
        : []),
    ];
  });
}

async function slipsOf(shop: ShopReader, ids: readonly string[]) {
  const rows = ids.length
    ? await shop
        .selectFrom('purchases')
        .innerJoin('persons', 'persons.id', 'purchases.person_id')
        .select(['purchases.id', 'slip_number', 'persons.name'])
        .where('purchases.id', 'in', ids)
        .execute()
    : [];
  return new Map(rows.map((row) => [row.id, row]));
}

async function invoicesOf(shop: ShopReader, ids: readonly string[]) {
  const rows = ids.length
    ? await shop
        .selectFrom('sales')
        .innerJoin('persons', 'persons.id', 'sales.person_id')
        .select(['sales.id', 'invoice_number', 'persons.name'])
        .where('sales.id', 'in', ids)
        .execute()
    : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** The returns with which phones taken in exchange went back to their customers, by sale. */
async function exchangesGivenBack(shop: ShopReader, saleIds: readonly string[]) {
  const rows = saleIds.length
    ? await shop
        .selectFrom('sale_returns')
        .select(['id', 'sale_id', 'date'])
        .where('sale_id', 'in', saleIds)
        .where('exchange_value', '>', 0)
        .execute()
    : [];
  return new Map(rows.map((row) => [row.sale_id, row]));
}

function salesOf(shop: ShopReader, unitIds: readonly string[]) {
  return shop
    .selectFrom('sale_units')
    .innerJoin('sales', 'sales.id', 'sale_units.sale_id')
    .innerJoin('persons', 'persons.id', 'sales.person_id')
    .leftJoin('sale_returns', 'sale_returns.id', 'sale_units.return_id')
    .select([
      'sale_units.unit_id',
      'sales.id',
      'sales.date',
      'sales.dispatch_id',
      'invoice_number',
      'persons.name',
      'sale_returns.id as return_id',
      'sale_returns.kind',
      'sale_returns.date as returned_on',
    ])
    .where('sale_units.unit_id', 'in', unitIds)
    .execute();
}

/** A sale of a unit, and its return. */
function saleEvents(shop: ShopReader, row: Awaited<ReturnType<typeof salesOf>>[number]): PhoneEvent[] {
  const about = {
    unitId: row.unit_id,
    refType: 'sale' as const,
    refId: row.id,
    document: invoiceNumber(shop.session.shop, row.invoice_number),
    party: row.name,
  };
  const deed = row.dispatch_id === null ? 'sale' : 'dispatch-sale';
  const sold: PhoneEvent = { ...about, deed, date: row.date, order: row.id };
  if (row.return_id === null || row.returned_on === null) return [sold];
  const undone = row.kind === 'void' ? 'sale-void' : 'sale-return';
  return [sold, { ...about, deed: undone, date: row.returned_on, order: row.return_id }];
}

/** Returns of units to their suppliers, and voids of their slips. */
export async function returnsToSupplier(shop: ShopReader, unitIds: readonly string[]): Promise<PhoneEvent[]> {
  const rows = await shop
    .selectFrom('purchase_return_units')
    .innerJoin('purchase_returns', 'purchase_returns.id', 'purchase_return_units.return_id')
    .innerJoin('purchases', 'purchases.id', 'purchase_returns.purchase_id')
    .innerJoin('persons', 'persons.id', 'purchases.person_id')
    .select([
      'purchase_return_units.unit_id',
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
  return rows.map((row) => ({
    unitId: row.unit_id,
    deed: row.kind === 'void' ? 'purchase-void' : 'purchase-return',
    date: row.date,
    order: row.id,
    refType: 'purchase',
    refId: row.purchase_id,
    document: slipNumber(row.slip_number),
    party: row.name,
    reason: row.reason,
  }));
}

async function dispatches(
  shop: ShopReader,
  unitIds: readonly string[],
  soldOff: ReadonlySet<string>,
): Promise<PhoneEvent[]> {
  const rows = await shop
    .selectFrom('dispatch_units')
    .innerJoin('dispatches', 'dispatches.id', 'dispatch_units.dispatch_id')
    .innerJoin('persons', 'persons.id', 'dispatches.person_id')
    .select([
      'dispatch_units.unit_id',
      'dispatches.id',
      'dispatches.number',
      'dispatches.date',
      'persons.name',
      'dispatch_units.state',
      'dispatch_units.resolved_on',
    ])
    .where('dispatch_units.unit_id', 'in', unitIds)
    .execute();
  return rows.flatMap((row): PhoneEvent[] => {
    const about = {
      unitId: row.unit_id,
      refType: 'dispatch' as const,
      refId: row.id,
      document: dispatchNumber(row.number),
      party: row.name,
    };
    const sent: PhoneEvent = { ...about, deed: 'dispatch', date: row.date, order: row.id };
    const isBack = row.state === 'returned' && !soldOff.has(`${row.id} ${row.unit_id}`);
    if (!isBack || row.resolved_on === null) return [sent];
    // Of the same day, it follows at least the dispatch itself.
    return [sent, { ...about, deed: 'dispatch-return', date: row.resolved_on, order: `${row.id}~` }];
  });
}

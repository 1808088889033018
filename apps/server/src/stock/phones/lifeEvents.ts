import { inOrder, type LifeEvent, type PhoneEventType } from '@handset/domain';
import { type Selectable, sql } from 'kysely';
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
  const rows = await recordsOf(shop, units).execute();
  const soldOff = new Set(rows.map(({ settled, unit_id }) => `${settled} ${unit_id}`));
  const recorded = rows.flatMap((row) => {
    const { type, ref_id, unit_id } = row;
    // A void of the sale that settled a dispatch brings its phones back by itself.
    const isTold = type !== 'dispatch' || !soldOff.has(`${ref_id} ${unit_id}`);
    return [eventOf(shop, row), ...(isTold ? endOf(shop, row) : [])];
  });
  const bought = new Set(recorded.filter(isArrival).map(({ unitId }) => unitId));
  const events = [...units.filter(({ id }) => !bought.has(id)).map(stockEntry), ...recorded];
  return [...events, ...removals(events, new Set(units.filter(wasRemoved).map(({ id }) => id)))];
}

/** Returns of units to their suppliers, and voids of their slips. */
export async function returnsToSupplier(shop: ShopReader, unitIds: readonly string[]): Promise<PhoneEvent[]> {
  const rows = await supplierReturns(shop, unitIds).execute();
  return rows.map((row) => eventOf(shop, row));
}

function isArrival({ type }: PhoneEvent): boolean {
  return type === 'purchase' || type === 'exchange';
}

/** The arrival of a unit that no document records. */
function stockEntry({ id, acquired_on: date }: Arrived): PhoneEvent {
  return { unitId: id, type: 'stock-entry', date, order: id, refType: 'unit', refId: id };
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
    return last ? [{ ...last, type: 'entry-removed', order: `${last.order}~` }] : [];
  });
}

type DocumentKind = Exclude<PhoneEvent['refType'], 'unit'>;

/** Record of a unit in a document. The queries below select its columns in this order. */
interface LifeRecord {
  unit_id: string;
  type: PhoneEventType;
  date: string;
  order: string;
  ref_type: DocumentKind;
  ref_id: string;
  number: number;
  party: string;
  /** When it ended, and the id of what ended it. */
  ended_on: string | null;
  ended_by: string | null;
  /** Kind of what ended it, or why it was done. */
  note: string | null;
  /** The dispatch that a sale settled. */
  settled: string | null;
}

function eventOf(shop: ShopReader, row: LifeRecord): PhoneEvent {
  const { unit_id: unitId, type, date, order, ref_type: refType, ref_id: refId, number, party, note } = row;
  const isReturn = type === 'purchase-return' || type === 'purchase-void';
  const document = documentOf(shop, refType, number);
  return {
    unitId,
    type,
    date,
    order,
    refType,
    refId,
    document,
    party,
    ...(isReturn && note !== null && { reason: note }),
  };
}

/** The end of what a document recorded, if it ended. */
function endOf(shop: ShopReader, row: LifeRecord): PhoneEvent[] {
  const { ended_on: date, ended_by } = row;
  const type = endType(row);
  if (!type || date === null) return [];
  // A dispatch ends without a document of its own. On one day, its end follows its beginning.
  return [{ ...eventOf(shop, row), type, date, order: ended_by ?? `${row.order}~` }];
}

function endType({ type, note }: LifeRecord): PhoneEventType | undefined {
  if (type === 'exchange') return 'exchange-return';
  if (type === 'dispatch') return 'dispatch-return';
  if (type === 'sale' || type === 'dispatch-sale') return note === 'void' ? 'sale-void' : 'sale-return';
  return undefined;
}

function documentOf(shop: ShopReader, type: DocumentKind, number: number): string {
  if (type === 'purchase') return slipNumber(number);
  return type === 'sale' ? invoiceNumber(shop.session.shop, number) : dispatchNumber(number);
}

/** All records of units in one query, since every sale asks for them. */
function recordsOf(shop: ShopReader, units: readonly Arrived[]) {
  const ids = units.map(({ id }) => id);
  const bought = units.filter(({ purchase_id }) => purchase_id !== null).map(({ id }) => id);
  const traded = units.filter(({ sale_id }) => sale_id !== null).map(({ id }) => id);
  let records = sales(shop, ids).unionAll(dispatches(shop, ids)).unionAll(supplierReturns(shop, ids));
  if (bought.length > 0) records = records.unionAll(purchases(shop, bought));
  if (traded.length > 0) records = records.unionAll(exchanges(shop, traded));
  return records;
}

const literal = (name: PhoneEventType) => sql.lit(name);
const refType = (name: DocumentKind) => sql.lit(name).as('ref_type');
const none = <Name extends string>(name: Name) => sql.lit<string | null>(null).as(name);

function purchases(shop: ShopReader, unitIds: readonly string[]) {
  return shop
    .selectFrom('units')
    .innerJoin('purchases', 'purchases.id', 'units.purchase_id')
    .innerJoin('persons', 'persons.id', 'purchases.person_id')
    .select([
      'units.id as unit_id',
      literal('purchase').as('type'),
      'units.acquired_on as date',
      'units.id as order',
      refType('purchase'),
      'purchases.id as ref_id',
      'purchases.slip_number as number',
      'persons.name as party',
      none('ended_on'),
      none('ended_by'),
      none('note'),
      none('settled'),
    ])
    .where('units.id', 'in', unitIds)
    .$castTo<LifeRecord>();
}

/** Phones taken in exchange. Their return to the customer ends them. */
function exchanges(shop: ShopReader, unitIds: readonly string[]) {
  return shop
    .selectFrom('units')
    .innerJoin('sales', 'sales.id', 'units.sale_id')
    .innerJoin('persons', 'persons.id', 'sales.person_id')
    .leftJoin('sale_returns', (join) =>
      join
        .onRef('sale_returns.sale_id', '=', 'sales.id')
        .on('sale_returns.exchange_value', '>', 0)
        .on('units.state', '=', 'void'),
    )
    .select([
      'units.id as unit_id',
      literal('exchange').as('type'),
      'units.acquired_on as date',
      'units.id as order',
      refType('sale'),
      'sales.id as ref_id',
      'sales.invoice_number as number',
      'persons.name as party',
      'sale_returns.date as ended_on',
      'sale_returns.id as ended_by',
      none('note'),
      none('settled'),
    ])
    .where('units.id', 'in', unitIds)
    .$castTo<LifeRecord>();
}

function sales(shop: ShopReader, unitIds: readonly string[]) {
  return shop
    .selectFrom('sale_units')
    .innerJoin('sales', 'sales.id', 'sale_units.sale_id')
    .innerJoin('persons', 'persons.id', 'sales.person_id')
    .leftJoin('sale_returns', 'sale_returns.id', 'sale_units.return_id')
    .select((row) => [
      'sale_units.unit_id',
      row
        .case()
        .when('sales.dispatch_id', 'is', null)
        .then(literal('sale'))
        .else(literal('dispatch-sale'))
        .end()
        .as('type'),
      'sales.date',
      'sales.id as order',
      refType('sale'),
      'sales.id as ref_id',
      'sales.invoice_number as number',
      'persons.name as party',
      'sale_returns.date as ended_on',
      'sale_returns.id as ended_by',
      'sale_returns.kind as note',
      'sales.dispatch_id as settled',
    ])
    .where('sale_units.unit_id', 'in', unitIds)
    .$castTo<LifeRecord>();
}

function supplierReturns(shop: ShopReader, unitIds: readonly string[]) {
  return shop
    .selectFrom('purchase_return_units')
    .innerJoin('purchase_returns', 'purchase_returns.id', 'purchase_return_units.return_id')
    .innerJoin('purchases', 'purchases.id', 'purchase_returns.purchase_id')
    .innerJoin('persons', 'persons.id', 'purchases.person_id')
    .select((row) => [
      'purchase_return_units.unit_id',
      row
        .case()
        .when('purchase_returns.kind', '=', sql.lit('void'))
        .then(literal('purchase-void'))
        .else(literal('purchase-return'))
        .end()
        .as('type'),
      'purchase_returns.date',
      'purchase_returns.id as order',
      refType('purchase'),
      'purchases.id as ref_id',
      'purchases.slip_number as number',
      'persons.name as party',
      none('ended_on'),
      none('ended_by'),
      'purchase_returns.reason as note',
      none('settled'),
    ])
    .where('purchase_return_units.unit_id', 'in', unitIds)
    .$castTo<LifeRecord>();
}

function dispatches(shop: ShopReader, unitIds: readonly string[]) {
  return shop
    .selectFrom('dispatch_units')
    .innerJoin('dispatches', 'dispatches.id', 'dispatch_units.dispatch_id')
    .innerJoin('persons', 'persons.id', 'dispatches.person_id')
    .select((row) => [
      'dispatch_units.unit_id',
      literal('dispatch').as('type'),
      'dispatches.date',
      'dispatches.id as order',
      refType('dispatch'),
      'dispatches.id as ref_id',
      'dispatches.number',
      'persons.name as party',
      row
        .case()
        .when('dispatch_units.state', '=', sql.lit('returned'))
        .then(row.ref('dispatch_units.resolved_on'))
        .end()
        .as('ended_on'),
      none('ended_by'),
      none('note'),
      none('settled'),
    ])
    .where('dispatch_units.unit_id', 'in', unitIds)
    .$castTo<LifeRecord>();
}
